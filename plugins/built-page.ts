import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The HTML file of a page: where it lies depends on `trailingSlash`, and beside `x.html` may stand a redirect from `x/`.
 * Undefined where the build wrote none.
 * @param page path below the site's base
 */
export function builtFile(outDir: string, page: string): string | undefined {
  const file = path.join(outDir, page);
  return [`${file}.html`, path.join(file, 'index.html')].find((name) => existsSync(name));
}

/**
 * Changes the HTML of a built page. Docusaurus runs what plugins do after a build all at once: as nothing is awaited
 * here, two that change a page come one after the other, and nobody reads half a file.
 */
export function editPage(file: string, change: (html: string) => string): void {
  writeFileSync(`${file}.new`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}.new`, file);
}
