import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** The folder `examples/` as the pipeline sees it; paths are relative to it, with forward slashes. */
export interface Files {
  /** The text of a file; undefined where there is none. */
  read(path: string): string | undefined;
  /** The names of what a folder (`''` is the root) holds, folders with a closing slash; empty where there is no such folder. */
  list(folder: string): string[];
}

/**
 * The paths of all files in a folder and below it, as far as pages may show them.
 * @param folder with a slash at its end, or empty for the root
 */
export function filesIn(folder: string, files: Files): string[] {
  return files.list(folder).flatMap((entry) => {
    if (/^[_.]|^node_modules\//.test(entry)) return [];
    return entry.endsWith('/') ? filesIn(folder + entry, files) : [folder + entry];
  });
}

/** Reads below `root` on the disk. */
export function filesBelow(root: string): Files {
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
export function rememberedFiles({read, list}: Files): Files {
  return {read: remembered(read), list: remembered(list)};
}

function remembered<Result>(read: (path: string) => Result): (path: string) => Result {
  const results = new Map<string, Result>();
  return (path) => {
    if (!results.has(path)) results.set(path, read(path));
    return results.get(path) as Result;
  };
}

const filesOfBuild = new Map<string, Files>();

/** Reads below `root`. A build, during which no file changes, reads each once for all pages; `npm start` reads anew. */
export function filesOfSite(root: string): Files {
  if (process.env.NODE_ENV !== 'production') return filesBelow(root);
  const files = filesOfBuild.get(root) ?? rememberedFiles(filesBelow(root));
  filesOfBuild.set(root, files);
  return files;
}

/** Passes on to `files` and adds to `paths` every path that was read, there or not. */
export function watchedFiles({read, list}: Files, paths: Set<string>): Files {
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
  find: (program: string, files: Files) => Found,
): (program: string, files: Files) => Found {
  const known = new WeakMap<Files, Map<string, Found>>();
  return (program, files) => {
    const own = known.get(files) ?? new Map<string, Found>();
    known.set(files, own);
    const found = own.get(program) ?? find(program, files);
    own.set(program, found);
    return found;
  };
}
