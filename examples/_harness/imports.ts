import {readFileSync} from 'node:fs';
import {dirname, resolve, sep} from 'node:path';
import ts from 'typescript';
import {sourceFiles} from './compile';

/** The folders, and those outside them whose files they import, however far: what must be compiled before they run. */
export function withImported(folders: string[]): string[] {
  const all = [...folders];
  // The list grows while it is read.
  for (const folder of all) {
    for (const imported of sourceFiles(folder).flatMap(importedFolders)) {
      if (!all.some((known) => imported === known || imported.startsWith(known + sep))) all.push(imported);
    }
  }
  return all;
}

/** How a program names another one that it starts in a process of its own. */
const RESOLVED = /\brequire\.resolve\('([^']+)'\)/g;

function importedFolders(source: string): string[] {
  const text = readFileSync(source, 'utf8');
  return [
    ...ts.preProcessFile(text).importedFiles.map(({fileName}) => fileName),
    ...[...text.matchAll(RESOLVED)].flatMap(([, name]) => name ?? []),
  ]
    .filter((name) => name.startsWith('.'))
    .map((name) => dirname(resolve(dirname(source), name)));
}
