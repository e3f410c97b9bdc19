import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';

/** A tag of a page, as it was written. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** A built HTML file. */
export interface HtmlFile {
  /** Path below the folder of the build, with forward slashes. */
  file: string;
  html: string;
  /** Path on the site where GitHub Pages serves it: `/nestjs-query/docs/faq` of `docs/faq.html`. */
  address: string;
  tags: Tag[];
  ids: Set<string>;
}

/** Parses a page. */
export function htmlFile(file: string, html: string, base: string): HtmlFile {
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => tags.push({name, attributes: {...attributes}}),
  });
  parser.end(html);
  const ids = new Set(tags.flatMap(({attributes: {id}}) => (id === undefined ? [] : [id])));
  const address = base + file.replace(/(^|\/)index\.html$|\.html$/, '$1');
  return {file, html, address, tags, ids};
}

/** The documents that readers' code runs in and is searched in: no pages, and tested by the browser tests. */
const isSandbox = (file: string): boolean =>
  ['live', 'your-code'].some((name) => path.dirname(file) === path.join('assets', name));

/** Every HTML page below a folder, without the copies for addresses with a slash at their end. */
export function readHtmlFiles(folder: string, base: string): HtmlFile[] {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();
  const isCopy = (name: string) => {
    const page = name.replace(/\/index\.html$/, '.html');
    return page !== name && names.includes(page) && read(page) === read(name);
  };
  return names
    .filter((name) => !isSandbox(name) && !isCopy(name))
    .map((name) => htmlFile(name, read(name), base));
}

/** Whether a page does nothing but lead to another one. */
export const isRedirect = ({tags}: HtmlFile): boolean =>
  tags.some(({name, attributes}) => name === 'meta' && attributes['http-equiv'] === 'refresh');
