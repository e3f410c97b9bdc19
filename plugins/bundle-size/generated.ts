import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {rewrite} from '../upstream/rewrite';
import {warnSkipped} from './skipped';

/** The list of routes, which names each module beside the function that loads it. */
export const REGISTRY = /[\\/]registry\.js$/;

/**
 * A rule for the bundler that changes files of a folder, mostly those that Docusaurus generates; none, with a warning, where there is nothing to
 * change in them. They are read for that here: of what is in the bundler's cache, a warm build compiles nothing.
 * @param folder which holds the files
 * @param saving the file below `plugins/` that the rule is from
 */
export function generatedRule(
  folder: string,
  pattern: RegExp,
  change: (text: string) => string,
  saving: string,
): object[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((file) => pattern.test(file));
  const isChanged = (file: string): boolean => {
    const text = readFileSync(file, 'utf8');
    return change(text) !== text;
  };
  if (files.some(isChanged)) return [{...rewrite(pattern, change), include: folder}];
  warnSkipped(saving, `nothing fits in the files of ${path.basename(folder)} that match ${String(pattern)}`);
  return [];
}
