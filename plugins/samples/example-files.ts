import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, sep as nativeSep} from 'node:path';
import {dirname, join as joinNames, normalize, relative, sep} from 'node:path/posix';
import {suggestionList} from 'graphql/jsutils/suggestionList.js';
import {quoted, SampleError} from './fence';

/** The folder `examples/` as the pipeline sees it; paths are relative to it, with forward slashes. */
export interface ExampleFiles {
  /** The text of a file; undefined where there is none. */
  read(path: string): string | undefined;
  /** The names of what a folder (`''` is the root) holds, folders with a closing slash; empty where there is no such folder. */
  list(folder: string): string[];
}

/**
 * The paths of all files in a folder and below it, as far as pages may show them.
 * @param folder with a slash at its end, or empty for the root
 */
export function filesIn(folder: string, files: ExampleFiles): string[] {
  return files.list(folder).flatMap((entry) => {
    if (/^[_.]|^node_modules\//.test(entry)) return [];
    return entry.endsWith('/') ? filesIn(folder + entry, files) : [folder + entry];
  });
}

/** Reads below `root` on the disk. */
export function filesBelow(root: string): ExampleFiles {
  return {
    read: (path) => {
      const absolute = join(root, path);
      return statSync(absolute, {throwIfNoEntry: false})?.isFile()
        ? readFileSync(absolute, 'utf8')
        : undefined;
    },
    list: (folder) => {
      const absolute = join(root, folder);
      if (!statSync(absolute, {throwIfNoEntry: false})?.isDirectory()) return [];
      return readdirSync(absolute, {withFileTypes: true})
        .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
        .sort();
    },
  };
}

/** The same files, each read once. */
export function rememberedFiles({read, list}: ExampleFiles): ExampleFiles {
  return {read: remembered(read), list: remembered(list)};
}

function remembered<Result>(read: (path: string) => Result): (path: string) => Result {
  const results = new Map<string, Result>();
  return (path) => {
    if (!results.has(path)) results.set(path, read(path));
    return results.get(path) as Result;
  };
}

const filesOfBuild = remembered((root: string) => rememberedFiles(filesBelow(root)));

/** Reads below `root`. A build, during which no file changes, reads each once for all pages; `npm start` reads anew. */
export function filesOfSite(root: string): ExampleFiles {
  return process.env.NODE_ENV === 'production' ? filesOfBuild(root) : filesBelow(root);
}

/** Passes on to `files` and adds to `paths` every path that was read, there or not. */
export function watchedFiles({read, list}: ExampleFiles, paths: Set<string>): ExampleFiles {
  return {
    list,
    read: (path) => {
      paths.add(path);
      return read(path);
    },
  };
}

/** Finds something out about a program, once for each set of files: a page has many samples of one program. */
export function oncePerProgram<Found>(
  find: (program: string, files: ExampleFiles) => Found,
): (program: string, files: ExampleFiles) => Found {
  const known = new WeakMap<ExampleFiles, (program: string) => Found>();
  return (program, files) => {
    const own = known.get(files) ?? remembered((one: string) => find(one, files));
    known.set(files, own);
    return own(program);
  };
}

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
  const path = name.startsWith('/') ? normalize(name.slice(1)) : joinNames(folder, name);
  if (path.startsWith('..')) throw new SampleError(`"${name}" leads out of examples/; name a file below it`);
  return path;
}

/** The folder of the program that a file belongs to: the nearest one above it with a manifest, else the file's own. */
export function programOf(path: string, files: ExampleFiles): string {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (files.read(`${folder}/program.ts`) !== undefined || unexecutedReason(folder, files)) return folder;
  }
  return dirname(path);
}

/** Why a program is type-checked and not executed, for readers; undefined where its results are recorded. */
export function unexecutedReason(program: string, files: ExampleFiles): string | undefined {
  return files.read(`${program}/unexecuted.txt`)?.trim().replace(/\.$/, '');
}

/** Reads what a fence names. Throws a `SampleError` that lists what comes near in the page's part of the examples. */
export function readNamed(path: string, files: ExampleFiles): string {
  const text = files.read(path);
  if (text !== undefined) return text;
  const there = filesIn(path.replace(/\/.*/, '/'), files);
  const near = suggestionList(path, there).slice(0, 3);
  const names = near.map((file) => `examples/${file}`);
  const mend = names.length > 0 ? `did you mean ${quoted(names)}?` : 'create it';
  throw new SampleError(`examples/${path} does not exist; ${mend}`);
}
