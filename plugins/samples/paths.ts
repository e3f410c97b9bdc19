import {basename, dirname, extname, join, normalize, relative, sep} from 'node:path/posix';
import {sep as nativeSep} from 'node:path';
import {suggestionList} from 'graphql/jsutils/suggestionList.js';
import {quoted, SampleError} from './error';
import type {Files} from './files';

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

/** Reads what a fence names. Throws a `SampleError` that lists what comes near. */
export function readNamed(path: string, files: Files): string {
  const text = files.read(path);
  if (text !== undefined) return text;
  throw new SampleError(`examples/${path} does not exist; ${nearNames(path, files)}`);
}

function nearNames(path: string, files: Files): string {
  const folder = dirname(path);
  const name = basename(path);
  const there = files.list(folder);
  if (there.length > 0) {
    const candidates = [...foldersWith(folder, name, files), ...nearFiles(name, there)];
    return candidates.length > 0 ? meant(candidates) : `examples/${folder}/ holds ${quoted(there)}`;
  }
  const parent = dirname(folder);
  const tail = `${basename(folder)}/${name}`;
  const siblings = files.list(parent).filter((entry) => entry.endsWith('/'));
  const candidates = [
    ...foldersWith(parent, tail, files),
    ...suggestionList(`${basename(folder)}/`, siblings).map((sibling) => sibling + name),
  ].map((candidate) => `examples/${parent}/${candidate}`);
  const mend = candidates.length > 0 ? meant(candidates) : 'create it';
  return `there is no folder examples/${folder}/; ${mend}`;
}

function meant(candidates: string[]): string {
  return `did you mean ${quoted(candidates.slice(0, 3))}?`;
}

/** Where `tail` lies one folder deeper: the page has several programs, and the fence left out which. */
function foldersWith(folder: string, tail: string, files: Files): string[] {
  const below = files.list(folder).filter((entry) => entry.endsWith('/'));
  return below
    .map((entry) => entry + tail)
    .filter((path) => files.list(dirname(`${folder}/${path}`)).includes(basename(path)));
}

/** The files of the same kind with a name like the one asked for: an ending that all share makes no likeness. */
function nearFiles(name: string, there: string[]): string[] {
  const ending = extname(name);
  const stems = there.filter((entry) => extname(entry) === ending).map((entry) => basename(entry, ending));
  return suggestionList(basename(name, ending), stems).map((stem) => stem + ending);
}
