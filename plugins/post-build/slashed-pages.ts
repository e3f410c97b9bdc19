import {copyFileSync, existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes each document `x.html` as `x/index.html` too, for servers that look for it there. They do so for `/x/`, which
 * many links from elsewhere name. A redirect there would lead to itself for ever where the folder is taken for `/x`, as
 * `docusaurus serve` does.
 */
export function writeSlashedPages(folder: string): void {
  const isDocument = (name: string) =>
    name.endsWith('.html') && !['index.html', '404.html'].includes(path.basename(name));
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isDocument)) {
    const slashed = path.join(folder, name.replace(/\.html$/, ''), 'index.html');
    if (existsSync(slashed)) continue;
    mkdirSync(path.dirname(slashed), {recursive: true});
    copyFileSync(path.join(folder, name), slashed);
  }
}
