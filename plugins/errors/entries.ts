import {existsSync, readFileSync, statSync} from 'node:fs';
import {relative, resolve} from 'node:path';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ErrorEntry, ListedEntry} from '../../lib/error-entries';
import {isMessage} from '../../lib/error-lines';
import type {Page} from '../../lib/pages';
import {parsePage} from '../../lib/parse-page';
import {withoutLinks} from '../../lib/without-links';
import {attributeOf} from '../pages/attributes';
import {linkedId} from '../pages/ids';

/** The pages of errors, below the site's folder. */
const PAGES = ['docs/errors.mdx', 'docs/errors-of-databases.mdx'];

/** The pages of errors that a site has. */
export function errorPages(siteDir: string): string[] {
  return PAGES.map((path) => resolve(siteDir, path)).filter((path) => existsSync(path));
}

let listed: {written: string; entries: ListedEntry[]} | undefined;

/** The entries of all pages of errors, read anew where one of them was edited. */
export function listedEntries(siteDir: string): ListedEntry[] {
  const files = errorPages(siteDir);
  const written = files.map((file) => statSync(file).mtimeMs).join();
  if (listed?.written !== written) {
    const entries = files.flatMap((file) =>
      errorEntries({tree: parsePage(readFileSync(file, 'utf8'))}).map(({id, texts}) => ({
        ...{id, texts},
        page: pageOf(siteDir, file),
      })),
    );
    listed = {written, entries};
  }
  return listed.entries;
}

/** What the entries of all pages of errors say in their first paragraph, by page and id: cause and fix, in Markdown without links. */
export function explanations(siteDir: string): Record<string, string> {
  const told = errorPages(siteDir).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const {children} = parsePage(text);
    return children.flatMap((node, index) => {
      const first = children[index + 1];
      if (node.type !== 'heading' || node.depth !== 3 || first?.type !== 'paragraph') return [];
      const source = text.slice(first.position?.start.offset, first.position?.end.offset);
      const said = withoutLinks(source.replace(/\s*<Program [^>]*>/g, ''))
        // What it leads to stands on the page.
        .replace(/\s*[^.]+:$/, '');
      return [[`${pageOf(siteDir, file)}#${linkedId(node) ?? ''}`, said]];
    });
  });
  return Object.fromEntries(told) as Record<string, string>;
}

/** The address of a page below the base of the site. */
const pageOf = (siteDir: string, file: string) =>
  relative(siteDir, file)
    .replaceAll('\\', '/')
    .replace(/\.mdx$/, '');

/** The entries of the page of errors. */
export function errorEntries({tree}: Pick<Page, 'tree'>): ErrorEntry[] {
  const entries: ErrorEntry[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
      if (node.depth === 3) entries.push({id: linkedId(node as Heading) ?? '', texts: [text]});
    }
    if (node.type === 'inlineCode' && isMessage(node.value)) entries.at(-1)?.texts.push(node.value);
    if (node.type === 'mdxJsxTextElement' && node.name === 'Program') {
      const entry = entries.at(-1);
      if (entry) entry.program = attributeOf(node, 'path');
    }
  });
  return entries;
}
