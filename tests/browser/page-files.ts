import {statSync} from 'node:fs';
import path from 'node:path';
import {MAIN_BUILD, pagesOfSitemap} from './sites';

/** The page with the most HTML; empty where nothing is built. */
export function longestPage(): string {
  const sizes = pagesOfSitemap().map((page) => {
    const file = path.join(MAIN_BUILD, page === '' ? 'index.html' : `${page}.html`);
    return {page, size: statSync(file).size};
  });
  return sizes.reduce((longest, one) => (one.size > longest.size ? one : longest), {page: '', size: 0}).page;
}
