import path from 'node:path';
import type {InlineCode, Parents, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {PageFile} from '../shared/page-file';
import {partsOf} from '../../src/search/index-format';
import {addDependencies} from '../loader-context';
import {readEntries} from './declarations';
import {
  entriesOf,
  entryId,
  entrySources,
  FOLDER,
  readReferencePages,
  type ReferencePage,
} from './page-entries';

export interface NameLinkOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Path of the site: `/nestjs-query/`. */
  baseUrl: string;
}

/** `@FilterableField`, `Filter<DTO>` or `createFromPromise()`, but no expression. */
const NAME = /^(@?)([A-Za-z]\w+)(?:<[\w, ]+>|\(\))?$/;

/** Headings have links of their own, and a link within a link is none. */
const CLOSED = new Set(['heading', 'link', 'linkReference', 'mdxJsxTextElement']);

/** Links the names of the library that a page writes as code to their entries in the reference, each once a page. */
export function remarkNameLinks({
  siteDir,
  baseUrl,
}: NameLinkOptions): (tree: Root, file: PageFile) => Promise<void> {
  let read: Promise<ReferencePage[]> | undefined;
  return async (tree, file) => {
    if (path.dirname(file.path) === path.join(siteDir, FOLDER)) return;
    read ??= readEntries(siteDir).then((entries) => readReferencePages(siteDir, entries));
    const pages = await read;
    linkNames(tree, addressesOf(pages, baseUrl));
    addDependencies(file.path, entrySources(siteDir, pages));
  };
}

/** Where the reference has the names of the library, below the path of the site. */
export async function addressesOfNames(siteDir: string): Promise<Record<string, string>> {
  const pages = readReferencePages(siteDir, await readEntries(siteDir));
  return Object.fromEntries(addressesOf(pages, ''));
}

/** The address of the entry of each name. */
function addressesOf(pages: ReferencePage[], baseUrl: string): Map<string, string> {
  const entries = pages.flatMap((page) => entriesOf(page).map((entry) => ({page: page.page, entry})));
  return new Map(
    entries
      .filter(({entry}) => entry.isExported)
      .map(({page, entry}) => [entry.name, `${baseUrl}${FOLDER}/${page}#${entryId(entry)}`]),
  );
}

/**
 * Links names where a page writes them first.
 * @param addresses by name
 */
export function linkNames(tree: Root, addresses: ReadonlyMap<string, string>): void {
  const linked = new Set<string>();
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (CLOSED.has(node.type)) return SKIP;
    if (node.type !== 'inlineCode' || !parent || index === undefined) return undefined;
    const address = addressIn(node.value, addresses);
    if (!address || linked.has(address)) return undefined;
    linked.add(address);
    parent.children.splice(index, 1, linkTo(address, node));
    return [SKIP, index + 1];
  });
}

function addressIn(code: string, addresses: ReadonlyMap<string, string>): string | undefined {
  const [, at = '', name = ''] = NAME.exec(code) ?? [];
  // `Filter` and `Class` are words of many libraries; with an @, or of several words, the name is that of this one.
  return at || partsOf(name).length > 0 ? addresses.get(name) : undefined;
}

/** A plain link: one that the router knows would fetch the long pages of the reference for each name in view. */
function linkTo(address: string, code: InlineCode): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: 'api-name'},
      {type: 'mdxJsxAttribute', name: 'href', value: address},
    ],
    children: [code],
  };
}
