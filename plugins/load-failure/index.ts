import {readFileSync} from 'node:fs';
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
  };
}
