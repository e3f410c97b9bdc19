import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {INDEX_FILE} from '../../src/search/index-format/files';
import {pack, textFile, textsOf, type IndexedPage} from '../../src/search/index-format/packed-index';
import type {SearchPage, SearchRecord} from '../../src/types/search';
import type {Site} from './records';

/** Where the records lie after a build, below the folder of generated files. */
export const RECORDS_FILE = 'search-index/records.json';

/** Where a build says what its records and index cost; below the same folder. */
export const COST_FILE = 'search-index/cost.json';

/** Milliseconds of processor time. */
export interface BuildCost {
  index: number;
  /** The whole build up to the end of the index. */
  build: number;
}

/**
 * Writes the embedded index: the packed index, and files with the text of pages, which are named by their content.
 * @param folder is emptied of what earlier indexes left
 */
export async function writeIndex(
  folder: string,
  pages: {page: SearchPage; records: SearchRecord[]}[],
  {origin, language}: Site,
): Promise<void> {
  const files = new Map<string, string>();
  const indexed: IndexedPage[] = pages.map(({page, records}) => {
    const texts = textsOf(records);
    const textName = hashed('text', JSON.stringify(texts));
    texts.forEach((text, n) => files.set(textFile(textName, n), JSON.stringify(text)));
    return {page, records, textName};
  });
  await mkdir(folder, {recursive: true});
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(folder, name), text)));
  // Last: whoever reads it finds what it names.
  await writeFile(path.join(folder, INDEX_FILE), JSON.stringify(pack(indexed, origin, language)));
  const outdated = (await readdir(folder)).filter((name) => name !== INDEX_FILE && !files.has(name));
  await Promise.all(outdated.map((name) => rm(path.join(folder, name))));
}

function hashed(name: string, content: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
}
