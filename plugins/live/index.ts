import {cp, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {addressesOfNames} from '../api-reference/link-names';
import {inBackground} from '../background';
import {servedAssets} from '../shared/assets';
import type writeAssets from './write-assets';

/** Where the site serves the files of the live samples. */
const LIVE_FOLDER = 'assets/live';

/** Milliseconds for which the live samples of `npm start` let the page that shows an edited sample go first. */
const ASSETS_DELAY = 2000;

/** A press of Run before React has taken over the page shows at once, and counts from then on. */
const EARLY_RUN = `addEventListener('click', function (event) {
  var root = document.documentElement;
  var button = event.target.closest('.live-run');
  if (!button || root.dataset.hasHydrated === 'true' || button.dataset.busy) return;
  button.dataset.busy = 'loading';
  new MutationObserver(function (records, observer) {
    observer.disconnect();
    delete button.dataset.busy;
    button.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}, true);`;

/** Makes the programs of `examples/` run in the reader's browser. */
export default function live({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const isStart = process.env.NODE_ENV === 'development';
  const output = path.join(generatedFilesDir, 'live-assets');
  const manifestFile = path.join(generatedFilesDir, 'live/default/manifest.json');
  let rewriting: NodeJS.Timeout | undefined;
  let manifest: Promise<string> | undefined;

  async function write(): Promise<string> {
    const cache = path.join(siteDir, 'node_modules/.cache/live');
    const sources = {siteDir, reference: await addressesOfNames(siteDir), output, cache};
    return JSON.stringify(
      await inBackground<typeof writeAssets>(path.join(__dirname, 'write-assets.ts'), sources),
    );
  }

  /**
   * The bundler reads the manifest: a build has begun to make the files by then, and `npm start` makes them when a sample
   * runs for the first time.
   */
  function manifestOnDemand(): Promise<string> {
    manifest ??= write().catch((error: unknown) => {
      // The next page that asks for it tries anew.
      manifest = undefined;
      throw error;
    });
    return manifest;
  }

  async function rewrite({createData}: PluginContentLoadedActions): Promise<void> {
    const written = await write();
    manifest = Promise.resolve(written);
    await createData('manifest.json', written);
  }

  return {
    name: 'live',

    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: EARLY_RUN}]}),

    getPathsToWatch: () => ['examples/**/*.{ts,graphql,json}'],

    // Called again in `npm start`, at each edit. The bundler compiles the page at the same time.
    async contentLoaded({actions}) {
      if (!manifest) {
        // Different at each start, so that the bundler keeps nothing of the last one.
        await actions.createData('manifest.json', JSON.stringify({started: Date.now()}));
        // What goes wrong is told to the bundler.
        if (!isStart) manifestOnDemand().catch(() => undefined);
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
      await writeFile(manifestFile, await manifestOnDemand());
      await cp(output, path.join(outDir, LIVE_FOLDER), {recursive: true});
    },

    configureWebpack(_config, isServer) {
      const loader = path.join(__dirname, 'loader.cjs');
      const rules = [{test: manifestFile, loader, options: {manifestOnDemand}}];
      if (!isStart || isServer) return {module: {rules}};
      return {...servedAssets(output, baseUrl + LIVE_FOLDER), module: {rules}};
    },
  };
}
