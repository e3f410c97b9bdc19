import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeAssets} from './assets';

/** Where the site serves the files of the live samples. */
export const LIVE_FOLDER = 'assets/live';

/** Makes the programs of `examples/` run in the reader's browser. */
export default function live({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const output = path.join(generatedFilesDir, 'live-assets');
  return {
    name: 'live',

    getPathsToWatch: () => ['examples/**/*.{ts,graphql,json}'],

    loadContent: () => writeAssets({siteDir, output, cache: path.join(siteDir, 'node_modules/.cache/live')}),

    async contentLoaded({content, actions}) {
      await actions.createData('manifest.json', JSON.stringify(content));
    },

    async postBuild({outDir}) {
      await cp(output, path.join(outDir, LIVE_FOLDER), {recursive: true});
    },

    configureWebpack(_config, isServer) {
      const publicPath = `${baseUrl}${LIVE_FOLDER}`;
      return process.env.NODE_ENV === 'development' && !isServer
        ? ({devServer: {static: [{directory: output, publicPath, watch: false}]}} as object)
        : {};
    },
  };
}
