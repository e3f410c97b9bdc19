import {appendFileSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

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

    async postBuild({outDir}) {
      markEnds(path.join(outDir, 'assets/css'));
    },
  };
}

/**
 * Gives each style sheet a last rule that names it: browsers apply what comes of one that is cut off and tell nobody, so
 * the script looks for that rule.
 */
function markEnds(folder: string): void {
  for (const file of readdirSync(folder)) {
    appendFileSync(path.join(folder, file), `:root{--end-of-${file.split('.')[0]}:1}`);
  }
}
