import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** Writes a file, and the folders above it, whole: who reads it meanwhile in another process finds it as it was or as it is. */
export function replaceFile(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}
