import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cureRule} from '../cures';
import {bannerAlias, hasVersionBanner} from './banner';
import {type Config, sharedChunks, splitStyles} from './chunks';
import {ENTRY_CURES, ROUTER_CURES, ROUTER_DOM_CURES, UTILS_CURES} from './cures';
import {generatedRules} from './generated';
import {headAlias} from './head';
import {withoutUnusedInfima} from './infima';
import {withoutPresetEnv} from './preset-env';
import {reactDomRules} from './react-dom';
import {unusedRule} from './unused';

const CURES = 'plugins/weight/cures.ts';

const packageFile = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/**
 * Takes from the scripts and styles of every page what no reader notices. Each cut stands in a file of this folder and
 * says what it is worth; each stops the build where a new version of Docusaurus changed what it cuts.
 */
export default function weight({generatedFilesDir}: LoadContext): Plugin {
  let isBannerShown = true;
  return {
    name: 'weight',
    async allContentLoaded({allContent}) {
      isBannerShown = hasVersionBanner(allContent);
    },
    configurePostCss(options) {
      options.plugins = [...withoutPresetEnv(options.plugins), withoutUnusedInfima()];
      return options;
    },
    configureWebpack(config: Config, isServer) {
      // The server renders from the whole, and `npm start` has its own client.
      if (isServer || process.env.NODE_ENV === 'development') return {};
      return {
        resolve: {alias: {...headAlias(), ...bannerAlias(isBannerShown)}},
        // The names of chunks beside their numbers, and more digits than tell two versions apart: 0.9 KB on every first visit.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {
          splitChunks: {cacheGroups: {styles: splitStyles(config), ...sharedChunks()}},
        },
        module: {
          rules: [
            ...generatedRules(generatedFilesDir),
            cureRule(require.resolve('@docusaurus/utils-common'), UTILS_CURES, CURES),
            cureRule(packageFile('@docusaurus/core', 'lib/client/clientEntry.js'), ENTRY_CURES, CURES),
            cureRule(packageFile('react-router', 'esm/react-router.js'), ROUTER_CURES, CURES),
            cureRule(packageFile('react-router-dom', 'esm/react-router-dom.js'), ROUTER_DOM_CURES, CURES),
            ...reactDomRules(),
            unusedRule(),
          ],
        },
      };
    },
  };
}
