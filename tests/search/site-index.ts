import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, type Engine} from '../../src/search/embedded/engine';
import {INDEX_FILE, INDEX_FOLDER, type PackedIndex} from '../../src/search/index-format/format';
import type {Answer} from './relevance';

const INDEX = path.resolve(__dirname, '../..', process.env.SITE_BUILD ?? 'build', INDEX_FOLDER, INDEX_FILE);

/** The engine with the index of the built site. */
export function builtEngine(): Engine {
  if (!existsSync(INDEX)) throw new Error(`${INDEX} is missing: run "npm run build" first`);
  return createEngine(JSON.parse(readFileSync(INDEX, 'utf8')) as PackedIndex);
}

/** What the embedded search answers, page by page and section by section. */
export function answerer(engine: Engine): (query: string) => Answer[] {
  return (query) => engine.rank(query).map(({section}) => answerOf(section));
}

/** Where a section stands. */
export function answerOf({page, anchor}: Engine['sections'][number]): Answer {
  return {page: page.path.replace(/^.*?\/docs\//, ''), anchor};
}
