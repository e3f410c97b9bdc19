import {cp} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {writeAssets} from './assets';

/** Where the site serves the files of the live samples. */
const LIVE_FOLDER = 'assets/live';

/** Milliseconds for which the live samples of `npm start` let the page that shows an edited sample go first. */
const ASSETS_DELAY = 2000;

/** Makes the programs of `examples/` run in the reader's browser. */
export default function live({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const output = path.join(generatedFilesDir, 'live-assets');
  let isWritten = false;
  let rewriting: NodeJS.Timeout | undefined;

  async function writeAll({createData}: PluginContentLoadedActions): Promise<void> {
    const cache = path.join(siteDir, 'node_modules/.cache/live');
    await createData('manifest.json', JSON.stringify(await writeAssets({siteDir, output, cache})));
  }

  return {
    name: 'live',

    getPathsToWatch: () => ['examples/**/*.{ts,graphql,json}'],

    // Called again in `npm start`, at each edit. The bundler compiles the page at the same time in the same process.
    async contentLoaded({actions}) {
      if (!isWritten) {
        await writeAll(actions);
        isWritten = true;
        return;
      }
      clearTimeout(rewriting);
      rewriting = setTimeout(() => {
        writeAll(actions).catch(({message}: Error) =>
          logger.error(`The live samples stay as they were: ${message}`),
        );
      }, ASSETS_DELAY);
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
