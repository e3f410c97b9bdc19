import {dirname, join, normalize, relative, sep} from 'node:path/posix';
import {sep as nativeSep} from 'node:path';
import {suggestionList} from 'graphql/jsutils/suggestionList.js';
import {quoted, SampleError} from './error';
import type {Files} from './files';

/**
 * The folder of a page's programs below `examples/`: `docs/graphql/queries/paging.mdx` has `graphql/queries/paging`,
 * `src/pages/index.mdx` has `home`. Undefined for a file that is no page.
 * @param page path of the page below the site's folder, with forward slashes
 */
export function folderOfPage(page: string): string | undefined {
  const name = /^(?:docs|src\/pages)\/(.+)\.mdx?$/.exec(page)?.[1];
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

/** Why a program is type-checked and not executed, for readers; undefined where it is executed. */
export function unexecutedReason(program: string, files: Files): string | undefined {
  return files.read(`${program}/unexecuted.txt`)?.trim().replace(/\.$/, '');
}

/** Reads what a fence names. Throws a `SampleError` that lists what comes near. */
export function readNamed(path: string, files: Files): string {
  const text = files.read(path);
  if (text !== undefined) return text;
  throw new SampleError(`examples/${path} does not exist; ${nearNames(path, files)}`);
}

function nearNames(path: string, files: Files): string {
  const folder = dirname(path);
  const name = path.slice(folder.length + 1);
  const there = files.list(folder);
  if (there.length === 0) {
    const parent = files.list(dirname(folder)).filter((entry) => entry.endsWith('/'));
    const [near] = suggestionList(`${folder.split('/').at(-1)}/`, parent);
    const hint = near ? `; did you mean examples/${join(dirname(folder), near)}?` : '';
    return `there is no folder examples/${folder}/${hint} Create it, or name a path from examples/ with a leading "/"`;
  }
  const near = suggestionList(name, there);
  // One below: the page has several programs, and the fence left out which.
  const below = there
    .filter((entry) => entry.endsWith('/'))
    .map((entry) => `${entry}${name}`)
    .filter((entry) => files.read(`${folder}/${entry}`) !== undefined);
  const candidates = [...below, ...near];
  return candidates.length > 0
    ? `did you mean ${quoted(candidates.slice(0, 3))}?`
    : `examples/${folder}/ holds ${quoted(there)}`;
}
