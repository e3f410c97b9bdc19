/** One mend of a dependency's code: `find` must stand in its file exactly once, or the build stops. */
export interface Cure {
  /** What goes wrong without it, as the error names it. */
  ill: string;
  find: string;
  replace: string;
}

/**
 * A bundler rule that applies cures to a file of a dependency. For what no option and no override of the theme reaches.
 *
 * @param file the absolute path of the dependency's file.
 * @param list where the cures are written, as the error names it: `plugins/search-index/cures.ts`.
 */
export function cureRule(file: string, cures: Cure[], list: string) {
  const loader = require.resolve('./loader.cjs');
  return {include: file, enforce: 'pre' as const, use: [{loader, options: {cures, list}}]};
}
