import type {ExampleFiles} from './example-files';

/** Files for tests: texts by path below `examples/`. */
export function inMemoryFiles(texts: Record<string, string>): ExampleFiles {
  return {
    read: (path) => texts[path],
    list: (folder) => {
      const prefix = folder === '' ? '' : `${folder.replace(/\/$/, '')}/`;
      const below = Object.keys(texts).flatMap((path) =>
        path.startsWith(prefix) ? [path.slice(prefix.length)] : [],
      );
      return [...new Set(below.map((path) => path.replace(/\/.*$/, '/')))].sort();
    },
  };
}
