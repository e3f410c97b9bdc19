import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Config, sharedChunks, splitStyles} from './chunks';
import {stagedEntry} from './staged-start';
import {headAlias} from './head';
import {withoutUnusedInfima} from './infima';
import {linkPageStyles} from './page-styles';
import {withoutPresetEnv} from './preset-env';
import {registryRule} from './registry';
import {withoutUnusedComponents} from './theme';
import {tslibRule} from './tslib';
import {unusedRule} from './unused';

/**
 * Makes the scripts and styles of every page lighter, and their start shorter, by options of the bundler and by
 * shortening generated JSON. Each saving steps aside with a warning where a new version changed what it shortens.
 */
export default function bundleSize({generatedFilesDir}: LoadContext): Plugin {
  const chunks = sharedChunks();
  return {
    name: 'bundle-size',
    configurePostCss(options) {
      options.plugins = [
        ...withoutPresetEnv(options.plugins),
        withoutUnusedInfima(),
        withoutUnusedComponents(),
      ];
      return options;
    },
    configureWebpack(config: Config, isServer) {
      // The server renders from the whole, and `npm start` has its own client.
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const {entry, resolve} = stagedEntry(config.entry);
      return {
        ...(entry && {entry}),
        resolve: {alias: {...resolve?.alias, ...headAlias()}},
        // The names of chunks beside their numbers, and more digits than tell two versions apart: 0.9 KB on every first visit.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {splitChunks: {cacheGroups: {...splitStyles(config), ...chunks.cacheGroups}}},
        module: {
          rules: [registryRule(generatedFilesDir), ...tslibRule(), unusedRule()],
        },
      };
    },
    async postBuild(props) {
      chunks.warnIfEmpty();
      await linkPageStyles(props);
    },
  };
}
