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
  const isStart = process.env.NODE_ENV === 'development';
  const output = path.join(generatedFilesDir, 'live-assets');
  const manifestFile = path.join(generatedFilesDir, 'live/default/manifest.json');
  let rewriting: NodeJS.Timeout | undefined;
  let manifest: Promise<string> | undefined;

  async function write(): Promise<string> {
    const cache = path.join(siteDir, 'node_modules/.cache/live');
    return JSON.stringify(await writeAssets({siteDir, output, cache}));
  }

  /** In `npm start`, the bundler reads the manifest when a sample runs for the first time: then the files are made. */
  function manifestOnDemand(): Promise<string> {
    manifest ??= write();
    return manifest;
  }

  async function rewrite({createData}: PluginContentLoadedActions): Promise<void> {
    const written = await write();
    manifest = Promise.resolve(written);
    await createData('manifest.json', written);
  }

  return {
    name: 'live',

    getPathsToWatch: () => ['examples/**/*.{ts,graphql,json}'],

    // Called again in `npm start`, at each edit. The bundler compiles the page at the same time in the same process.
    async contentLoaded({actions}) {
      if (!isStart) {
        await actions.createData('manifest.json', await write());
      } else if (!manifest) {
        // Different at each start, so that the bundler keeps nothing of the last one.
        await actions.createData('manifest.json', JSON.stringify({started: Date.now()}));
      } else {
        clearTimeout(rewriting);
        rewriting = setTimeout(() => {
          rewrite(actions).catch(({message}: Error) =>
            logger.error(`The live samples stay as they were: ${message}`),
          );
        }, ASSETS_DELAY);
      }
    },

    async postBuild({outDir}) {
      await cp(output, path.join(outDir, LIVE_FOLDER), {recursive: true});
    },

    configureWebpack(_config, isServer) {
      if (!isStart || isServer) return {};
      const publicPath = `${baseUrl}${LIVE_FOLDER}`;
      return {
        devServer: {static: [{directory: output, publicPath, watch: false}]},
        module: {
          rules: [
            {test: manifestFile, loader: path.join(__dirname, 'loader.cjs'), options: {manifestOnDemand}},
          ],
        },
      } as object;
    },
  };
}
