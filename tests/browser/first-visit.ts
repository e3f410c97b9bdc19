import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {BASE_URL, MAIN_BUILD, pagesOfSitemap} from './sites';

/** What the first visit of a page fetches. */
export interface FirstVisit {
  page: string;
  /** Of compressed bodies: its document, and the scripts and styles that it begins with. */
  bytes: number;
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(MAIN_BUILD, file))).length;
  sizes.set(file, size);
  return size;
}

/**
 * What the first visits of all pages of the documentation fetch, longest first. It is read from the built files, because
 * to visit all of them takes minutes; `budgets.spec.ts` compares some with what a browser fetches.
 */
export function firstVisits(): FirstVisit[] {
  const folder = path.join(MAIN_BUILD, 'assets/js');
  const scripts = readdirSync(folder).map((name) => {
    const file = `assets/js/${name}`;
    return {file, text: readFileSync(path.join(MAIN_BUILD, file), 'utf8')};
  });
  const shared = scripts.filter(({file}) => file.startsWith('assets/js/docs.'));
  return pagesOfSitemap()
    .filter((page) => page.startsWith('docs/'))
    .map((page) => {
      const html = readFileSync(path.join(MAIN_BUILD, `${page}.html`), 'utf8');
      const linked = html.matchAll(/(?:src|href)=["']?\/[^"' >]*\/(assets\/[^"' >]+\.(?:js|css))/g);
      const own = scripts.filter(({text}) => text.includes(`"permalink":"${BASE_URL}${page}","draft"`));
      const files = [
        `${page}.html`,
        ...Array.from(linked, ([, file = '']) => file),
        ...[...shared, ...own].map(({file}) => file),
      ];
      return {page, bytes: [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0)};
    })
    .sort((a, b) => b.bytes - a.bytes);
}
