import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {FORMAT, pack, pageText, type IndexedPage} from '../../src/search/shared/packed-index';
import type {SearchManifest, SearchPage, SearchRecord} from '../../src/types/search';
import type {Site} from './records';

/** Name of the folder, below the site's base, that the embedded search fetches from. */
export const INDEX_FOLDER = 'assets/search';

/** Where the records lie after a build, below the folder of generated files. */
export const RECORDS_FILE = 'search-index/records.json';

/** Where a build says how long its records and index took, in milliseconds; below the same folder. */
export const TIME_FILE = 'search-index/milliseconds.txt';

/**
 * Writes the embedded index: a manifest, the packed index and one file of text a page, the latter named by their content.
 * @param folder is emptied of what earlier indexes left
 */
export async function writeIndex(
  folder: string,
  pages: {page: SearchPage; records: SearchRecord[]}[],
  {origin, language}: Site,
): Promise<void> {
  const files = new Map<string, string>();
  const add = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const hashed = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
    files.set(hashed, text);
    return hashed;
  };
  const indexed: IndexedPage[] = pages.map(({page, records}) => ({
    page,
    records,
    textFile: add('text', pageText(records)),
  }));
  const manifest: SearchManifest = {format: FORMAT, index: add('index', pack(indexed, origin, language))};
  await mkdir(folder, {recursive: true});
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(folder, name), text)));
  // Last: whoever reads it finds what it names.
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  const outdated = (await readdir(folder)).filter((name) => name !== 'manifest.json' && !files.has(name));
  await Promise.all(outdated.map((name) => rm(path.join(folder, name))));
}
