import {describe, expect, it, vi} from 'vitest';
import {checked} from './hosted';
import {spread} from './embedded/spread';
import {latestOnly} from './latest';
import {titled} from './titled';
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

describe('a client that names answers by their headings', () => {
  const marked = (value: string) => ({value, matchLevel: 'full', matchedWords: []});
  const told = async (hit: object) => {
    const search = async () => ({results: [{...response('a'), hits: [hit as never]}]});
    return (await titled({search}).search({requests: []})).results[0]?.hits[0];
  };
  const content = {
    type: 'content',
    hierarchy: {lvl0: 'GraphQL', lvl1: 'Paging', lvl2: 'Total count', lvl3: null},
    _snippetResult: {
      hierarchy: {lvl1: marked('Paging'), lvl2: marked('<mark>Total</mark> count')},
      content: marked('adds the <mark>total</mark> count'),
    },
  };

  it('shows the heading, and below it the page with what is said there', async () => {
    expect(await told(content)).toMatchObject({
      type: 'lvl2',
      _snippetResult: {
        hierarchy: {lvl1: {value: 'Paging: adds the total count'}, lvl2: {value: '<mark>Total</mark> count'}},
      },
    });
  });

  it('shows the page above what is said before its first heading', async () => {
    const first = {...content, hierarchy: {...content.hierarchy, lvl2: null}};
    expect(await told(first)).toMatchObject({
      type: 'lvl1',
      _snippetResult: {hierarchy: {lvl1: {value: 'Paging'}}, content: {value: 'adds the total count'}},
    });
  });

  it('leaves a heading as it is', async () => {
    const heading = {...content, type: 'lvl2'};
    expect(await told(heading)).toBe(heading);
  });
});

describe('sections of one page', () => {
  it('stand behind those of others, from the sixth on', () => {
    const pages = [1, 1, 1, 1, 1, 1, 2, 1, 3];
    const ranked = pages.map((page, place) => ({section: {page}, place}));
    expect(spread(ranked).map(({place}) => place)).toEqual([0, 1, 2, 3, 4, 6, 8, 5, 7]);
  });
});
