import {dirname, join, normalize, relative, sep} from 'node:path/posix';
import {sep as nativeSep} from 'node:path';
import {suggestionList} from 'graphql/jsutils/suggestionList.js';
import {quoted, SampleError} from './error';
import {type Files, filesIn} from './files';

/** A page, or the same in another version or language. */
const PAGE =
  /^(?:docs|versioned_docs\/[^/]+|src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-(?:docs\/[^/]+|pages))\/(.+)\.mdx?$/;

/**
 * The folder of a page's programs below `examples/`: `docs/graphql/queries/paging.mdx` has `graphql/queries/paging`,
 * `src/pages/index.mdx` has `home`. Pages of other versions and languages have the same as the page that they are made
 * from. Undefined for a file that is no page.
 * @param page path of the page below the site's folder, with forward slashes
 */
export function folderOfPage(page: string): string | undefined {
  const name = PAGE.exec(page)?.[1];
  return page.startsWith('src/pages/') && name === 'index' ? 'home' : name;
}

/** A path of the disk below the site's folder, with forward slashes. */
export function pagePath(siteDir: string, absolute: string): string {
  return relative(siteDir.split(nativeSep).join(sep), absolute.split(nativeSep).join(sep));
}

/** Where a name of a fence leads below `examples/`: to the page's folder, or with a leading slash to `examples/` itself. */
export function lookUp(name: string, folder: string): string {
  const path = name.startsWith('/') ? normalize(name.slice(1)) : join(folder, name);
  if (path.startsWith('..')) throw new SampleError(`"${name}" leads out of examples/; name a file below it`);
  return path;
}

/** The folder of the program that a file belongs to: the nearest one above it with a manifest, else the file's own. */
export function programOf(path: string, files: Files): string {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (files.read(`${folder}/program.ts`) !== undefined || unexecutedReason(folder, files)) return folder;
  }
  return dirname(path);
}

/** Why a program is type-checked and not executed, for readers; undefined where its results are recorded. */
export function unexecutedReason(program: string, files: Files): string | undefined {
  const reason = files.read(`${program}/unexecuted.txt`) ?? files.read(`${program}/unrecorded.txt`);
  return reason?.trim().replace(/\.$/, '');
}

/** Reads what a fence names. Throws a `SampleError` that lists what comes near in the page's part of the examples. */
export function readNamed(path: string, files: Files): string {
  const text = files.read(path);
  if (text !== undefined) return text;
  const there = filesIn(path.replace(/\/.*/, '/'), files);
  const near = suggestionList(path, there).slice(0, 3);
  const names = near.map((file) => `examples/${file}`);
  const mend = names.length > 0 ? `did you mean ${quoted(names)}?` : 'create it';
  throw new SampleError(`examples/${path} does not exist; ${mend}`);
}
