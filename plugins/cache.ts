import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {dirname} from 'node:path';

/** What the cache file of an earlier build holds; made and stored where there is none. */
export async function cached<Value>(file: string, make: () => Value | Promise<Value>): Promise<Value> {
  return readCached<Value>(file) ?? store(file, await make());
}

/** The key of what is made of texts: it changes with each of them. */
export function cacheKey(texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex').slice(0, 16);
}

function readCached<Value>(file: string): Value | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : undefined;
}

function store<Value>(file: string, value: Value): Value {
  mkdirSync(dirname(file), {recursive: true});
  // Renamed into place, because another build may be reading it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, file);
  return value;
}
