import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {importedFiles, reachable} from '../../lib/imports';
import {replaceFile} from '../../lib/replace-file';

/** The cache files that this process has asked for. */
const used = new Set<string>();

/** What the cache file of an earlier build holds; made and stored where there is none. */
export async function cached<Value>(file: string, make: () => Value | Promise<Value>): Promise<Value> {
  used.add(file);
  return readCached<Value>(file) ?? store(file, await make());
}

/** Deletes the cache files below a folder that this process has not asked for: what they were made of has changed. */
export function forgetOthers(folder: string): void {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = join(folder, name);
    // Another build may be writing one, under another ending.
    if (name.endsWith('.json') && !used.has(file)) rmSync(file, {force: true});
  }
}

/** The key of what some sources make: it changes with each of them, and with what they import. */
export function sourcesKey(sources: string[]): string {
  const files = [...reachable(sources, importedFiles)].filter((file) => existsSync(file)).sort();
  return cacheKey(files.map((file) => readFileSync(file, 'utf8')));
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
  replaceFile(file, JSON.stringify(value));
  return value;
}
