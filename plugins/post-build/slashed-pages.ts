import {copyFileSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes each page `x.html` as `x/index.html` too, for `/x/`, which many links from elsewhere name. A redirect there would
 * lead to itself for ever on servers that take the folder for `/x`, as `docusaurus serve` does.
 *
 * @param pages the HTML files, below the folder of the build.
 */
export function writeSlashedPages(folder: string, pages: string[]): void {
  for (const page of pages.filter((name) => !['index.html', '404.html'].includes(path.basename(name)))) {
    const slashed = path.join(folder, page.replace(/\.html$/, ''), 'index.html');
    if (existsSync(slashed)) continue;
    mkdirSync(path.dirname(slashed), {recursive: true});
    copyFileSync(path.join(folder, page), slashed);
  }
}
