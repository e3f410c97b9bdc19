import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {SUGGESTIONS} from '../../src/search/suggestions';
import {byClass, headingsOf, judgedQueries, score, type Answer, type Score} from './relevance';
import {errorEntries, isAbout, recordedErrors} from '../content/errors';
import {exportsOf, LIBRARY} from '../content/library';
import {readPages} from '../../lib/pages';
import {recordedKeys} from './recorded';
import {answerer, DOCS, EXAMPLES, indexedPages} from './site-index';

/** How many hits a reader sees at first, also on a phone. */
const WITHOUT_SCROLLING = 3;

const FLOOR = {success1: 0.85, success3: 0.97};

function describeScore(name: string, {queries, headed, headings, success1, success3, mrr}: Score): string {
  const shares = [success1, success3, mrr, ...(headed ? [headings] : [])];
  const numbers = shares.map((value) => value.toFixed(3).padStart(7)).join('');
  return `${name.padEnd(12)}${String(queries).padStart(8)}${numbers}`;
}

describe('the embedded search', () => {
  const queries = judgedQueries();
  let anchors: Map<string, Set<string | null>>;
  let answer: (query: string) => Answer[];
  beforeAll(async () => {
    const indexed = await indexedPages();
    anchors = new Map(
      indexed.map(({page, records}) => [
        page.permalink.replace('/docs/', ''),
        new Set(records.map(({anchor}) => anchor)),
      ]),
    );
    answer = answerer(indexed);
  }, 120_000);

  it('is judged by at least 120 different queries', () => {
    expect(new Set(queries.map(({query}) => query)).size).toBeGreaterThanOrEqual(120);
  });

  it('is judged by pages and headings that exist, and by the headings of at least 60 queries', () => {
    const unknown = queries.flatMap((judged) => {
      const pages = [judged.page].flat();
      const missing = headingsOf(judged).filter((id) => !pages.some((page) => anchors.get(page)?.has(id)));
      return [
        ...pages.filter((page) => !anchors.has(page)),
        ...missing.map((id) => `${judged.query}: #${id}`),
      ];
    });
    expect(unknown).toEqual([]);
    expect(queries.filter(({heading}) => heading).length).toBeGreaterThanOrEqual(60);
  });

  it('answers them well enough', () => {
    const total = score(queries, answer);
    const lines = [...byClass(queries)].map(([name, group]) => describeScore(name, score(group, answer)));
    const missed = total.missed.map(({query, rank, first}) => `  ${query}: rank ${rank}, first is ${first}`);
    const report = [
      'class        queries    s@1    s@3    MRR heading',
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

  it(
    'puts what the reference has about a name right behind the page that explains it',
    {timeout: 60_000},
    async () => {
      const entries = [...anchors]
        .filter(([page]) => page.startsWith('api/'))
        .flatMap(([page, ids]) => Array.from(ids, (id) => ({page, id})));
      const names = (await Promise.all(LIBRARY.map(exportsOf))).flat();
      const faults = [...new Set(names)].flatMap((name) => {
        const found = answer(name);
        const own = entries.filter(({id}) => id === name.toLowerCase());
        const [first, ...next] = found.map(({page, anchor}) => `${page}#${anchor ?? ''}`);
        const missing = own.filter(
          ({page, id}) => !next.slice(0, own.length).includes(`${page}#${id ?? ''}`),
        );
        return missing.length > 0 || first?.startsWith('api') ? [`${name}: ${first}, ${next[0]}`] : [];
      });
      expect(names.length).toBeGreaterThan(150);
      expect(faults).toEqual([]);
    },
  );

  it.each(['typeorm query service', 'before create one'])(
    'finds the name that is written as "%s"',
    (query) => {
      const judged = queries.filter((one) => one.query === query);
      expect(score(judged, answer)).toMatchObject({queries: 1, missed: []});
    },
  );

  it('finds each page by every key of the recorded answers that it shows in tabs', () => {
    const recorded = [...anchors.keys()]
      .filter((page) => existsSync(path.join(DOCS, `${page}.mdx`)))
      .flatMap((page) => recordedKeys(page, readFileSync(path.join(DOCS, `${page}.mdx`), 'utf8'), EXAMPLES));
    expect(recorded.length).toBeGreaterThan(500);
    const pagesOf = new Map<string, Set<string>>();
    const find = (key: string) => {
      const pages = pagesOf.get(key) ?? new Set(answer(key).map(({page}) => page));
      pagesOf.set(key, pages);
      return pages;
    };
    expect(recorded.filter(({page, key}) => !find(key).has(page))).toEqual([]);
  });

  it('finds the entry of an error by its whole line, as it is pasted', {timeout: 60_000}, async () => {
    const page = (await readPages()).find(({path}) => path === 'docs/errors.mdx');
    const entries = page ? errorEntries(page) : [];
    const isFound = (line: string) => {
      const ids = entries.filter((entry) => isAbout(entry, line)).map(({id}) => id);
      const first = answer(line).slice(0, WITHOUT_SCROLLING);
      return (
        ids.length === 0 || first.some(({page, anchor}) => page === 'errors' && ids.includes(anchor ?? ''))
      );
    };
    const lines = [...recordedErrors(EXAMPLES).keys()];
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => !isFound(line))).toEqual([]);
  });

  it('finds something for each suggestion it makes', () => {
    const empty = SUGGESTIONS.filter((suggestion) => answer(suggestion).length === 0);
    expect(empty).toEqual([]);
  });
});
