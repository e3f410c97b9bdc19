import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {AS_PAGES} from '../sandbox-document';
import {frameDocument} from './frame';

/** Where the site serves the frame that searches readers' files. */
const FOLDER = 'assets/your-code';

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
