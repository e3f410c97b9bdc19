import {describe, expect, it, vi} from 'vitest';
import {checked} from './hosted';
import {capHitsPerPage} from './embedded/capHitsPerPage';
import {latestOnly} from './latestOnly';
import {groupHits} from './groupHits';
import {hitTitles} from './hitTitles';
import type {SearchResponse} from './types';

const response = (query: string): SearchResponse => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
  query,
});
const hit = {
  objectID: '1',
  url: 'https://example.org/docs',
  type: 'lvl1',
  hierarchy: {lvl0: 'Docs', lvl1: 'Page'},
};

describe('a client that checks answers', () => {
  const ask = (answer: unknown) => checked({search: async () => answer}).search({requests: []});

  it('lets results through', async () => {
    const results = [{...response('a'), hits: [hit]}];
    await expect(ask({results})).resolves.toEqual({results});
  });

  it.each([
    ['nothing', undefined],
    ['text', '<html>Bad gateway</html>'],
    ['no results', {}],
    ['hits that are none', {results: [{hits: 'x', nbHits: 1}]}],
    ['a hit without a place', {results: [{...response('a'), hits: [{...hit, hierarchy: undefined}]}]}],
    ['a hit that leads to a script', {results: [{...response('a'), hits: [{...hit, url: 'javascript:1'}]}]}],
  ])('fails on %s', async (_, answer) => {
    await expect(ask(answer)).rejects.toThrow(TypeError);
  });

  it('forgets a wrong answer, so that the same question is asked again', async () => {
    const clearCache = vi.fn();
    await expect(checked({search: async () => ({}), clearCache}).search({requests: []})).rejects.toThrow();
    expect(clearCache).toHaveBeenCalledOnce();
  });
});

describe('a client whose answers keep the order of the questions', () => {
  function slow() {
    const settle: Record<string, {resolve: () => void; reject: () => void}> = {};
    const search = vi.fn(
      ({requests: [request]}: {requests: {query?: string}[]}) =>
        new Promise<{results: SearchResponse[]}>((resolve, reject) => {
          const query = request?.query ?? '';
          settle[query] = {
            resolve: () => resolve({results: [response(query)]}),
            reject: () => reject(new Error(query)),
          };
        }),
    );
    const client = latestOnly({search});
    const ask = async (query: string) =>
      (await client.search({requests: [{indexName: 'i', query}]})).results[0]?.query;
    return {ask, settle};
  }

  it('gives the newest answer to a question it overtook, also where that failed', async () => {
    const {ask, settle} = slow();
    const answers = [ask('a'), ask('b'), ask('c')];
    settle.c?.resolve();
    settle.a?.resolve();
    settle.b?.reject();
    await expect(Promise.all(answers)).resolves.toEqual(['c', 'c', 'c']);
  });

  it('fails where the newest question fails', async () => {
    const {ask, settle} = slow();
    const answer = ask('a');
    settle.a?.reject();
    await expect(answer).rejects.toThrow('a');
  });
});

describe('the titles of a hit', () => {
  const marked = (value: string) => ({value, matchLevel: 'full' as const, matchedWords: []});
  const lower = {lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const content = {
    type: 'content' as const,
    content: 'adds the total count',
    hierarchy: {lvl0: 'GraphQL', lvl1: 'Paging', lvl2: 'Total count', ...lower},
    _snippetResult: {
      hierarchy: {lvl1: marked('<mark>Paging</mark>'), lvl2: marked('<mark>Total</mark> count')},
      content: marked('adds the <mark>total</mark> count'),
    },
  };

  it('are the heading, and below it the page with what is said there', () => {
    expect(hitTitles(content)).toEqual({
      level: 'lvl2',
      title: '<mark>Total</mark> count',
      below: 'Paging: adds the total count',
    });
  });

  it('are the page above what is said before its first heading', () => {
    const first = {...content, hierarchy: {...content.hierarchy, lvl2: null}};
    expect(hitTitles(first)).toEqual({
      level: 'lvl1',
      title: '<mark>Paging</mark>',
      below: 'adds the total count',
    });
  });

  it('are the heading and the page where only the heading is met', () => {
    expect(hitTitles({...content, type: 'lvl2'})).toMatchObject({
      level: 'lvl2',
      below: '<mark>Paging</mark>',
    });
  });

  it('are without marks where nothing tells of any, as of a hit that was saved', () => {
    const saved = {type: 'lvl2' as const, content: null, hierarchy: content.hierarchy};
    expect(hitTitles(saved)).toEqual({level: 'lvl2', title: 'Total count', below: 'Paging'});
  });
});

describe('the groups of hits', () => {
  const placed = (lvl0: string, lvl1: string) => ({hierarchy: {lvl0, lvl1}});

  it('are the parts of the site, pages together in them, five hits of each', () => {
    const hits = [
      placed('GraphQL', 'Paging'),
      placed('ORMs', 'TypeORM'),
      placed('GraphQL', 'Types'),
      placed('GraphQL', 'Paging'),
      ...Array.from({length: 4}, () => placed('GraphQL', 'Hooks')),
    ];
    expect(
      groupHits(hits).map(({title, hits}) => [title, hits.map(({hierarchy}) => hierarchy.lvl1)]),
    ).toEqual([
      ['GraphQL', ['Paging', 'Paging', 'Types', 'Hooks', 'Hooks']],
      ['ORMs', ['TypeORM']],
    ]);
  });
});

describe('sections of one page', () => {
  it('stand behind those of others, from the sixth on', () => {
    const pages = [1, 1, 1, 1, 1, 1, 2, 1, 3];
    const ranked = pages.map((page, place) => ({section: {page}, place}));
    expect(capHitsPerPage(ranked).map(({place}) => place)).toEqual([0, 1, 2, 3, 4, 6, 8, 5, 7]);
  });
});
