import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {openIndex, type SearchIndex} from '../../src/search/embedded/ranking';
import {INDEX_FILE, INDEX_FOLDER, type PackedIndex} from '../../src/search/index-format';

const INDEX = path.resolve(__dirname, '../..', process.env.SITE_BUILD ?? 'build', INDEX_FOLDER, INDEX_FILE);

/** The index of the built site. */
export function builtIndex(): SearchIndex {
  if (!existsSync(INDEX)) throw new Error(`${INDEX} is missing: run "npm run build" first`);
  return openIndex(JSON.parse(readFileSync(INDEX, 'utf8')) as PackedIndex);
}
