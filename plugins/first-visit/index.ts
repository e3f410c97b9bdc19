import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {textRule} from '../cures';
import {namedFiles} from '../samples/dependencies';
import {compiledPages} from './compiled-pages';
import {leanPage} from './lean-page';
import {leanRegistry} from './lean-registry';

/**
 * On a first visit the code and the plain text of a page have come with its HTML, as static elements (made by
 * `plugins/static-code` and `rehypeStaticText`). The page's script need not bring them a second time: it is loaded in a
 * lean variant that takes over what stands in the page. A page that a reader navigates to comes as one script with all.
 *
 * Worth on the longest page: 14 KB of 22 KB.
 */
export default function firstVisit({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const compiled = compiledPages();
  const filesOf = (page: string) => namedFiles(siteDir, page, readFileSync(page, 'utf8'));
  return {
    name: 'first-visit',
    configureWebpack(_config, isServer) {
      // The server renders from the whole, and `npm start` sends no HTML of pages.
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const rule = (loader: string, options: object) => ({
        enforce: 'post' as const,
        use: [{loader: require.resolve(loader), options}],
      });
      return {
        module: {
          rules: [
            textRule(join(generatedFilesDir, 'registry.js'), (registry) => leanRegistry(registry, siteDir)),
            {
              resource: /\.mdx$/,
              resourceQuery: /^$/,
              ...rule('./keep-loader.cjs', {compiled}),
            },
            {
              resourceQuery: /^\?lean$/,
              ...rule('./lean-loader.cjs', {compiled, leanPage, namedFiles: filesOf}),
            },
          ],
        },
      };
    },
  };
}
