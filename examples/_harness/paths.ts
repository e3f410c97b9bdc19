import {join, relative, resolve, sep} from 'node:path';

// Both `_harness/x.ts` (run by tsx and vitest) and `.compiled/_harness/x.js` (run by node) must find the sources.
const here = resolve(__dirname, '..');

/** The folder `examples/` of the sources. */
export const examplesRoot = here.endsWith(`${sep}.compiled`) ? resolve(here, '..') : here;

/** Where the compiled programs go, laid out as their sources are. */
export const compiledRoot = join(examplesRoot, '.compiled');

/** A path as messages name it: from the root of the repository, with forward slashes. */
export function shown(path: string): string {
  return relative(resolve(examplesRoot, '..'), path).split(sep).join('/');
}

/** The compiled counterpart of a source file or folder below `examples/`. */
export function compiledPath(source: string): string {
  return join(compiledRoot, relative(examplesRoot, source)).replace(/\.ts$/, '.js');
}
