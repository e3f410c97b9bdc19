import {readdirSync} from 'node:fs';
import {cp, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addressesOfNames} from '../api-reference/link-names';
import {once} from '../../lib/once';
import {inBackground} from '../background';
import {servedAssets} from '../shared/assets';
import type writeAssets from './write-assets';

/** Where the site serves the files of the live samples. */
const LIVE_FOLDER = 'assets/live';

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
  const examples = path.join(siteDir, 'examples');

  async function write(): Promise<string> {
    const cache = path.join(siteDir, 'node_modules/.cache/live');
    const sources = {siteDir, reference: await addressesOfNames(siteDir), output, cache};
    return JSON.stringify(
      await inBackground<typeof writeAssets>(path.join(__dirname, 'write-assets.ts'), sources),
    );
  }

  /**
   * A build begins before its bundler asks. `npm start` writes anew each time: its bundler asks again after an edit of the
   * examples, and compiles the pages that show them at the same time, so that a page never runs what it shows no more.
   */
  const readManifest = isStart ? write : once(write);

  return {
    name: 'live',

    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: EARLY_RUN}]}),

    async contentLoaded({actions}) {
      // Different at each start, so that the bundler keeps nothing of the last one.
      await actions.createData('manifest.json', JSON.stringify({started: Date.now()}));
      // What goes wrong is told to the bundler.
      if (!isStart) readManifest().catch(() => undefined);
    },

    async postBuild({outDir}) {
      await writeFile(manifestFile, await readManifest());
      await cp(output, path.join(outDir, LIVE_FOLDER), {recursive: true});
    },

    configureWebpack(_config, isServer) {
      const loader = path.join(__dirname, 'loader.cjs');
      const sources = readdirSync(examples, {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map(({name}) => path.join(examples, name));
      const rules = [{test: manifestFile, loader, options: {sources, readManifest}}];
      if (!isStart || isServer) return {module: {rules}};
      return {...servedAssets(output, baseUrl + LIVE_FOLDER), module: {rules}};
    },
  };
}
