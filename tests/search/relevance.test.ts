import {beforeAll, describe, expect, it} from 'vitest';
import {SUGGESTIONS} from '../../src/search/suggestions';
import {answerable, byClass, judgedQueries, score, type Answer, type Score} from './relevance';
import {answerer, indexedPages} from './site-index';

/** Whoever adds the last page raises them to 0.85 and 0.97. */
const FLOOR = {success1: 0.8, success3: 0.95};

function describeScore(name: string, {queries, success1, success3, mrr}: Score): string {
  const numbers = [success1, success3, mrr].map((value) => value.toFixed(2).padStart(6)).join('');
  return `${name.padEnd(12)}${String(queries).padStart(8)}${numbers}`;
}

describe('the embedded search', () => {
  const all = judgedQueries();
  let queries: typeof all;
  let pages: Set<string>;
  let answer: (query: string) => Answer[];
  beforeAll(async () => {
    const indexed = await indexedPages();
    pages = new Set(indexed.map(({page}) => page.permalink.replace('/docs/', '')));
    queries = answerable(all, pages);
    answer = answerer(indexed);
  }, 60_000);

  it('is judged by at least 120 different queries', () => {
    expect(new Set(all.map(({query}) => query)).size).toBeGreaterThanOrEqual(120);
  });

  it('answers them well enough', () => {
    const total = score(queries, answer);
    const lines = [...byClass(queries)].map(([name, group]) => describeScore(name, score(group, answer)));
    const missed = total.missed.map(({query, rank, first}) => `  ${query}: rank ${rank}, first is ${first}`);
    const report = [
      'class        queries   s@1   s@3   MRR',
      ...lines,
      describeScore('all', total),
      ...missed,
    ];
    console.log(report.join('\n'));
    expect(total.success1, report.join('\n')).toBeGreaterThanOrEqual(FLOOR.success1);
    expect(total.success3, report.join('\n')).toBeGreaterThanOrEqual(FLOOR.success3);
  });

  it('puts the right page first for every name of the API', () => {
    const names = queries.filter((judged) => judged.class === 'api');
    expect(score(names, answer).missed).toEqual([]);
  });

  it('finds something for each suggestion it makes', () => {
    const empty = SUGGESTIONS.filter((suggestion) => answer(suggestion).length === 0);
    expect(empty).toEqual([]);
  });
});
