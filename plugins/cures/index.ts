import {textRule} from '../text-rule';

/** One mend of a dependency's code: `find` must stand in its file exactly once, or the build stops. */
export interface Cure {
  /** What goes wrong without it, as the error names it. */
  ill: string;
  find: string;
  replace: string;
}

/**
 * The text with its cures.
 *
 * @param file the name of the file, as the error says it.
 * @throws naming what would go unmended where a place is missing or not unique.
 */
export function cured(text: string, cures: Cure[], {file, list}: {file: string; list: string}): string {
  return cures.reduce((rest, {ill, find, replace}) => {
    const pieces = rest.split(find);
    if (pieces.length !== 2) {
      throw new Error(
        `${file}: a cure of ${list} finds its place ${pieces.length - 1} times ` +
          `instead of once. Check whether this version still needs it, then change or remove it. What it mends: ${ill}.`,
      );
    }
    return pieces.join(replace);
  }, text);
}

/**
 * A bundler rule that applies cures to a file of a dependency. For what no option and no override of the theme reaches.
 *
 * @param file the absolute path of the dependency's file.
 * @param list where the cures are written, as the error names it: `plugins/search-index/cures.ts`.
 */
export function cureRule(file: string, cures: Cure[], list: string) {
  return textRule(file, (text) => cured(text, cures, {file, list}));
}
