import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../shared/bundle-script';
import {AS_PAGES, sandboxDocument} from '../shared/sandbox-document';

/** Where the site serves the frame that scans readers' files. */
const FOLDER = 'assets/your-code';

const SANDBOX = path.join(__dirname, '../../src/your-code/sandbox');

/** Makes the frame of the page that checks a reader's code, named by its contents. */
export default function yourCode({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const output = path.join(generatedFilesDir, 'your-code-assets');
  const nameOf = (text: string): string =>
    `frame.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

  async function write(text: string, folder: string): Promise<void> {
    await rm(folder, {recursive: true, force: true});
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, `${nameOf(text)}.html`), text);
  }

  let frame = '';

  return {
    name: 'your-code',

    getPathsToWatch: () => ['src/your-code/{engine,sandbox}/*.ts'],

    async contentLoaded({actions}) {
      frame = await frameDocument();
      await actions.createData(
        'frame.json',
        JSON.stringify({address: `${baseUrl}${FOLDER}/${nameOf(frame)}`}),
      );
      await write(frame, output);
    },

    async postBuild({outDir}) {
      await write(frame, path.join(outDir, FOLDER));
    },

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'development' || isServer) return {};
      const served = {
        directory: output,
        publicPath: `${baseUrl}${FOLDER}`,
        watch: false,
        staticOptions: AS_PAGES,
      };
      return {devServer: {static: [served]}} as object;
    },
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
