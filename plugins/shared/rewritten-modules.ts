import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {rewrite} from './rewrite';
import {warnSkipped} from './warn-skipped';

/**
 * A rule for the bundler that changes the text of some modules, mostly of those that Docusaurus generates; none, with a
 * warning, where there is nothing to change in them. They are read for that here: of what is in the bundler's cache, a warm
 * build compiles nothing.
 * @param files absolute paths of the modules
 * @param saving the file below `plugins/` that the rule is from
 */
export function rewrittenModules(
  files: string[],
  change: (text: string) => string,
  saving: string,
): object[] {
  const isChanged = (file: string): boolean => {
    const text = readFileSync(file, 'utf8');
    return change(text) !== text;
  };
  if (files.filter((file) => existsSync(file)).some(isChanged)) return [rewrite(files, change)];
  const names = new Set(files.map((file) => path.basename(path.dirname(file))));
  warnSkipped(
    saving,
    `nothing fits in the ${files.length} modules of ${[...names].join(', ') || 'no folder'}`,
  );
  return [];
}

/**
 * The list of routes, which names each module beside the function that loads it.
 * @param folder of the files that Docusaurus generates
 */
export const registryIn = (folder: string): string => path.join(folder, 'registry.js');
