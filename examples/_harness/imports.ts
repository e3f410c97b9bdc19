import {readFileSync} from 'node:fs';
import {dirname, resolve, sep} from 'node:path';
import {importsOf, reachable} from '../../lib/imports';
import {sourceFiles} from './compile';

/** The folders, and those outside them whose files they import, however far: what must be compiled before they run. */
export function withImported(folders: string[]): string[] {
  const found = reachable(folders, (folder) => sourceFiles(folder).flatMap(importedFolders));
  // A folder is compiled with all that lies in it.
  return [...found].filter((folder) => ![...found].some((other) => folder.startsWith(other + sep)));
}

function importedFolders(source: string): string[] {
  return importsOf(readFileSync(source, 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => dirname(resolve(dirname(source), name)));
}
