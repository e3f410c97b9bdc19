import {readFileSync, renameSync, writeFileSync} from 'node:fs';

/**
 * Changes the HTML of a built page. Docusaurus runs what plugins do after a build all at once: as nothing is awaited
 * here, two that change a page come one after the other, and nobody reads half a file.
 */
export function editPage(file: string, change: (html: string) => string): void {
  writeFileSync(`${file}.new`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}.new`, file);
}
