import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {parsePage} from './parse-page';

/** A page as data. */
export interface Page {
  /** Path below the root, with forward slashes: what faults name. */
  path: string;
  text: string;
  tree: Root;
  frontMatter: Record<string, unknown>;
}

/** Reads a page from its text. Throws with path, line and column where it is no MDX. */
export async function asPage(path: string, text: string): Promise<Page> {
  let tree: Root;
  try {
    tree = parsePage(text);
  } catch (error) {
    throw new Error(`${path}:${String(error)}`, {cause: error});
  }
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: path, fileContent: text});
  return {path, text, tree, frontMatter};
}

let pages: Promise<Page[]> | undefined;

/** Every page of the site, read once; nobody changes a tree. */
export function readPages(): Promise<Page[]> {
  pages ??= readAll();
  return pages;
}

function readAll(): Promise<Page[]> {
  const paths = ['docs', 'src/pages'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
      join(folder, file).replaceAll('\\', '/'),
    ),
  );
  return Promise.all(
    paths
      .filter((path) => /\.mdx?$/.test(path))
      .sort()
      .map((path) => asPage(path, readFileSync(path, 'utf8'))),
  );
}

/** One line about what is wrong, where, and how to mend it. */
export function fault({path}: Pick<Page, 'path'>, node: Nodes | undefined, message: string): string {
  return faultAt(path, node?.position?.start.line, message);
}

/** The same about a line; about the page, without one. */
export function faultAt(path: string, line = 1, message: string): string {
  return `${path}:${line}: ${message}`;
}
