import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {servedAssets, writeAsset} from '../shared/assets';
import {bundleScript} from '../shared/bundle-script';
import {sandboxDocument} from '../shared/sandbox-document';

/** Where the site serves the frame that scans readers' files. */
const FOLDER = 'assets/your-code';

const SANDBOX = path.join(__dirname, '../../src/your-code/sandbox');

/** Makes the frame of the page that checks a reader's code, named by its contents. */
export default function yourCode({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const output = path.join(generatedFilesDir, 'your-code-assets');

  return {
    name: 'your-code',

    getPathsToWatch: () => ['src/your-code/{engine,sandbox}/*.ts'],

    async contentLoaded({actions}) {
      const frame = await frameDocument();
      await rm(output, {recursive: true, force: true});
      const address = `${baseUrl}${FOLDER}/${writeAsset(output, 'frame', 'html', frame)}`;
      await actions.createData('frame.json', JSON.stringify({address}));
    },

    async postBuild({outDir}) {
      await cp(output, path.join(outDir, FOLDER), {recursive: true});
    },

    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV !== 'development' || isServer ? {} : servedAssets(output, baseUrl + FOLDER),
  };
}

/** The document that scans readers' files. */
async function frameDocument(): Promise<string> {
  const worker = await bundle('worker.ts');
  const script = await bundle('frame.ts', {WORKER_SCRIPT: JSON.stringify(worker)});
  return sandboxDocument({title: 'Searches the files of a reader', script});
}

function bundle(file: string, define: Record<string, string> = {}): Promise<string> {
  // A document ends its scripts at the first end tag in them.
  return bundleScript(path.join(SANDBOX, file), {define, supported: {'inline-script': false}});
}
