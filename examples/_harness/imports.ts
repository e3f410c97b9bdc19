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

function importedFolders(source: string): string[] {
  return ts
    .preProcessFile(readFileSync(source, 'utf8'))
    .importedFiles.filter(({fileName}) => fileName.startsWith('.'))
    .map(({fileName}) => dirname(resolve(dirname(source), fileName)));
}
