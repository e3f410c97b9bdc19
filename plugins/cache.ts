import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {dirname} from 'node:path';

/** What a file keeps of an earlier build; made and kept where there is none. */
export async function kept<Value>(file: string, make: () => Value | Promise<Value>): Promise<Value> {
  return readKept<Value>(file) ?? keep(file, await make());
}

/** The same for what is made at once. */
export function keptNow<Value>(file: string, make: () => Value): Value {
  return readKept<Value>(file) ?? keep(file, make());
}

/** A name for what is made of texts: it changes with each of them. */
export function nameOf(texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex').slice(0, 16);
}

function readKept<Value>(file: string): Value | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : undefined;
}

function keep<Value>(file: string, value: Value): Value {
  mkdirSync(dirname(file), {recursive: true});
  // Renamed into place, because another build may be reading it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, file);
  return value;
}
