import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** The folder `examples/` as the pipeline sees it; paths are relative to it, with forward slashes. */
export interface Files {
  /** The text of a file; undefined where there is none. */
  read(path: string): string | undefined;
  /** The names of what a folder (`''` is the root) holds, folders with a closing slash; empty where there is no such folder. */
  list(folder: string): string[];
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

/** Passes on to `files` and keeps every path that was read, there or not. */
export function watchedFiles(files: Files): Files & {paths: Set<string>} {
  const paths = new Set<string>();
  return {
    paths,
    read: (path) => {
      paths.add(path);
      return files.read(path);
    },
    list: files.list,
  };
}
