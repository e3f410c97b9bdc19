import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, type Engine} from '../../src/search/embedded/engine';
import {INDEX_FILE, INDEX_FOLDER, type PackedIndex} from '../../src/search/index-format';

const INDEX = path.resolve(__dirname, '../..', process.env.SITE_BUILD ?? 'build', INDEX_FOLDER, INDEX_FILE);

/** The engine with the index of the built site. */
export function builtEngine(): Engine {
  if (!existsSync(INDEX)) throw new Error(`${INDEX} is missing: run "npm run build" first`);
  return createEngine(JSON.parse(readFileSync(INDEX, 'utf8')) as PackedIndex);
}
