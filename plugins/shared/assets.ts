import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/**
 * Writes what a page fetches, named by its contents, and returns the name. Documents are asked for without their ending,
 * as pages are, because some hosts redirect an address with it. No other dot is in the name: behind one, the server of
 * `npm start` looks for no ending.
 */
export function writeAsset(folder: string, name: string, ending: string, contents: string | Buffer): string {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  const file = `${name}-${hash}.${ending}`;
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, contents);
  return file.replace(/\.html$/, '');
}

/** What makes the server of `npm start` serve them. */
export function servedAssets(directory: string, publicPath: string): object {
  const staticOptions = {extensions: ['html']};
  return {devServer: {static: [{directory, publicPath, watch: false, staticOptions}]}};
}
