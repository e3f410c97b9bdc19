import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cureRule} from '../cures';
import {NAVIGATION, NAVIGATION_CURES, PRELOAD, PRELOAD_CURES} from './cures';

/** Where the cures are written, for the error of one that finds no place. */
const CURES = 'plugins/load-failure/cures.ts';

/**
 * Says in the page when a file of it does not load, and offers to try again. The script stands in the page itself,
 * because it must also speak where no other script comes; it is the same text on every page.
 */
export default function loadFailure(): Plugin {
  return {
    name: 'load-failure',

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: readFileSync(path.join(__dirname, 'inline.js'), 'utf8')}],
    }),

    configureWebpack: () => ({
      module: {
        rules: [
          cureRule(require.resolve(NAVIGATION), NAVIGATION_CURES, CURES),
          cureRule(require.resolve(PRELOAD), PRELOAD_CURES, CURES),
        ],
      },
    }),
  };
}
