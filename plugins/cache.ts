import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** What a file keeps of an earlier build; made and kept where there is none. */
export async function kept<Value>(file: string, make: () => Value | Promise<Value>): Promise<Value> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Value;
  const value = await make();
  mkdirSync(dirname(file), {recursive: true});
  // Renamed into place, because another build may be reading it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, file);
  return value;
}
