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
import {attributeOf, linkedId} from '../shared/mdx-nodes';

/** The pages of errors, below the site's folder. */
const PAGES = ['docs/errors.mdx', 'docs/errors-of-databases.mdx'];

/** The pages of errors that a site has. */
export function errorPages(siteDir: string): string[] {
  return PAGES.map((path) => resolve(siteDir, path)).filter((path) => existsSync(path));
}

/** What all pages of errors hold: their entries, and what each says of cause and fix, by page and id. */
interface ErrorPages {
  entries: ListedEntry[];
  explanations: Record<string, string>;
}

let known: (ErrorPages & {written: string}) | undefined;

/** The entries of all pages of errors, read anew where one of them was edited. */
export const listedEntries = (siteDir: string): ListedEntry[] => readErrorPages(siteDir).entries;

/** What they say in their first paragraph: cause and fix, in Markdown without links, by page and id. */
export const explanations = (siteDir: string): Record<string, string> => readErrorPages(siteDir).explanations;

function readErrorPages(siteDir: string): ErrorPages {
  const files = errorPages(siteDir);
  const written = files.map((file) => statSync(file).mtimeMs).join();
  if (known?.written !== written) {
    known = {written, entries: [], explanations: {}};
    for (const file of files) {
      const page = pageOf(siteDir, file);
      const text = readFileSync(file, 'utf8');
      const tree = parsePage(text);
      known.entries.push(...errorEntries({tree}).map(({id, texts}) => ({id, texts, page})));
      for (const [id, said] of explained(text, tree)) known.explanations[`${page}#${id}`] = said;
    }
  }
  return known;
}

/** What the entries of a page say in their first paragraph, with their ids. */
function explained(text: string, {children}: Page['tree']): [id: string, said: string][] {
  return children.flatMap((node, index) => {
    const first = children[index + 1];
    if (node.type !== 'heading' || node.depth !== 3 || first?.type !== 'paragraph') return [];
    const source = text.slice(first.position?.start.offset, first.position?.end.offset);
    const said = withoutLinks(source.replace(/\s*<Program [^>]*>/g, ''))
      // What it leads to stands on the page.
      .replace(/\s*[^.]+:$/, '');
    return [[linkedId(node) ?? '', said]];
  });
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
