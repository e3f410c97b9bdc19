import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The document that readers' code runs in: `plugins/live` gives it a policy of its own. */
const isSandbox = (name: string): boolean => path.posix.dirname(name) === 'assets/live';

/** Reads each page of a built site once. Their names are paths below its folder, with forward slashes. */
export function readPages(folder: string): Map<string, string> {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.html') && !isSandbox(name));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** Writes each page once. */
export function writePages(folder: string, pages: Map<string, string>): void {
  for (const [name, html] of pages) writeFileSync(path.join(folder, name), html);
}
