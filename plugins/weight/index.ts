import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cureRule} from '../cures';
import {type Config, sharedChunks, splitStyles} from './chunks';
import {ENTRY_CURES, UTILS_CURES} from './cures';
import {generatedRules} from './generated';
import {headAlias} from './head';
import {withoutUnusedInfima} from './infima';
import {unusedRule} from './unused';

const CURES = 'plugins/weight/cures.ts';

/**
 * Takes from the scripts and styles of every page what no reader notices. Each cut stands in a file of this folder and
 * says what it is worth; each stops the build where a new version of Docusaurus changed what it cuts.
 */
export default function weight({generatedFilesDir}: LoadContext): Plugin {
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  return {
    name: 'weight',
    configurePostCss(options) {
      options.plugins.push(withoutUnusedInfima());
      return options;
    },
    configureWebpack(config: Config, isServer) {
      // The server renders from the whole, and `npm start` has its own client.
      if (isServer || process.env.NODE_ENV === 'development') return {};
      return {
        resolve: {alias: headAlias()},
        // The names of chunks beside their numbers: 0.7 KB on every first visit.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        optimization: {
          splitChunks: {cacheGroups: {styles: splitStyles(config), ...sharedChunks()}},
        },
        module: {
          rules: [
            ...generatedRules(generatedFilesDir),
            cureRule(require.resolve('@docusaurus/utils-common'), UTILS_CURES, CURES),
            cureRule(path.join(core, 'lib/client/clientEntry.js'), ENTRY_CURES, CURES),
            unusedRule(),
          ],
        },
      };
    },
  };
}
