import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config} from './chunks';
import {warnSkipped} from './warn-skipped';

/**
 * Evaluates the scripts of the start in several tasks (`src/client/staged-start.ts`) before Docusaurus' own entry runs, which
 * halves the time for which the browser cannot react on the home page.
 *
 * @param entry of the bundler, as Docusaurus sets it.
 * @returns what takes its place, for the bundler's configuration.
 */
export function stagedEntry(entry: Config['entry']): Pick<Config, 'entry' | 'resolve'> {
  const app = typeof entry === 'string' && path.join(path.dirname(entry), 'App.js');
  if (!app || !existsSync(app)) {
    warnSkipped(
      'bundle-size/staged-start.ts',
      'Docusaurus no longer starts from one file with "App.js" beside it',
    );
    return {};
  }
  return {
    entry: path.resolve(__dirname, '../../src/client/staged-start.ts'),
    resolve: {alias: {'@site-entry$': entry, '@site-entry/App$': app}},
  };
}
