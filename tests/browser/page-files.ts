import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {MAIN_BUILD, pagesOfSitemap} from './sites';

const SCRIPTS = path.join(MAIN_BUILD, 'assets/js');

/** The built HTML of a page below the site's base. */
export function fileOf(page: string): string {
  return path.join(MAIN_BUILD, page === '' ? 'index.html' : `${page}.html`);
}

/** The page with the most HTML; empty where nothing is built. */
export function longestPage(): string {
  const sizes = pagesOfSitemap().map((page) => ({page, size: statSync(fileOf(page)).size}));
  return sizes.reduce((longest, one) => (one.size > longest.size ? one : longest), {page: '', size: 0}).page;
}

let scripts: Script[] | undefined;

interface Script {
  file: string;
  text: string;
}

/** The script of a page's own content. */
export function scriptOf(page: string): Script {
  scripts ??= readdirSync(SCRIPTS).map((name) => {
    const file = path.join(SCRIPTS, name);
    return {file, text: readFileSync(file, 'utf8')};
  });
  // A page's script holds its data.
  const slug = `"slug":"/${page.replace(/^docs\//, '')}"`;
  const [script, ...others] = scripts.filter(({text}) => text.includes(slug));
  if (!script || others.length > 0)
    throw new Error(`${page} has ${others.length + (script ? 1 : 0)} scripts instead of one`);
  return script;
}
