import path from 'node:path';
import {warnSkipped} from './skipped';

/** Packages that react-router imports for what the site does not use, and that do nothing by being imported. */
const PACKAGES = ['hoist-non-react-statics', 'react-is'];

function folderOf(name: string): string[] {
  try {
    return [path.dirname(require.resolve(`${name}/package.json`)) + path.sep];
  } catch {
    warnSkipped('unused.ts', `${name} is not installed any more`);
    return [];
  }
}

/**
 * A bundler rule that leaves packages out where nothing of them is used: they do not say themselves that this is safe.
 * 1.1 KB less on every first visit. One that comes into use is there.
 */
export function unusedRule() {
  return {include: PACKAGES.flatMap(folderOf), sideEffects: false};
}
