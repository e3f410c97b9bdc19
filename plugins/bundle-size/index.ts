import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Config, sharedChunks, splitStyles, warnOfMissingStyles} from './chunks';
import {linkPageStyles} from './page-styles';
import {descriptionsOf, leanerModules} from './leaner-modules';

/**
 * Makes the scripts and styles of every page lighter by options of the bundler. Each saving steps aside with a warning where
 * a new version changed what it is about.
 */
export default function bundleSize({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle-size',

    async allContentLoaded({allContent, actions}) {
      await actions.createData('descriptions.json', descriptionsOf(allContent));
    },

    configureWebpack(config: Config, isServer) {
      // The server renders from the whole, and `npm start` has its own client.
      if (isServer || process.env.NODE_ENV === 'development') return {};
      return {
        optimization: {
          // Docusaurus has named the chunks: by numbers, every first visit would fetch a list of which is which, 0.5 KB.
          chunkIds: 'named',
          splitChunks: {cacheGroups: {...splitStyles(config), ...sharedChunks()}},
        },
        module: {rules: leanerModules(generatedFilesDir)},
      };
    },
    async postBuild(props) {
      warnOfMissingStyles();
      linkPageStyles(props);
    },
  };
}
