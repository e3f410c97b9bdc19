import {useEffect, useMemo, useReducer, useRef} from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import type {SearchHit} from './types';
import {useSearch} from './useSearch';

const HITS_PER_PAGE = 15;
/** How long a query must rest before it is sent: a service counts requests. */
const REST_MS = {hosted: 300, embedded: 60};

export interface SearchResults {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The query that the hits answer. */
  query: string;
  hits: SearchHit[];
  total: number;
  hasMore: boolean;
}

/** An index that a crawler filled has settings of its own. */
const DISPLAY = {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['content:22'],
  snippetEllipsisText: '…',
} as const;

const NOTHING: SearchResults = {status: 'idle', query: '', hits: [], total: 0, hasMore: false};

type Action =
  | {type: 'reset'}
  | {type: 'ask'; query: string}
  | {type: 'fail'}
  | {type: 'answer'; query: string; hits: SearchHit[]; total: number; page: number; pages: number};

function reduce(state: SearchResults, action: Action): SearchResults {
  switch (action.type) {
    case 'reset':
      return NOTHING;
    case 'ask':
      return {...(action.query === state.query ? state : NOTHING), status: 'loading'};
    case 'fail':
      return {...state, status: 'failed'};
    case 'answer': {
      const {query, total, page, pages} = action;
      const hits = page === 0 ? action.hits : [...state.hits, ...action.hits];
      return {status: 'done', query, hits, total, hasMore: page + 1 < pages};
    }
  }
}

/**
 * The results for a query, page by page.
 * @returns with them, what asks for the next page (or, after a failure, for the same one again)
 */
export function useSearchResults(query: string): SearchResults & {advance: () => void} {
  const {indexName, contextualSearch} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFilters();
  const facetFilters = JSON.stringify(contextualSearch ? contextual : []);
  const {createClient, prepare, hosted} = useSearch();
  const client = useMemo(() => createClient(), [createClient]);
  const [results, dispatch] = useReducer(reduce, NOTHING);
  const asked = useRef('');

  const ask = useMemo(
    () => async (text: string, page: number) => {
      asked.current = text;
      dispatch({type: 'ask', query: text});
      const filters = JSON.parse(facetFilters) as string[];
      const paging = {page, hitsPerPage: HITS_PER_PAGE};
      const request = {indexName, query: text, ...paging, facetFilters: filters, ...DISPLAY};
      try {
        const [result] = (await client.search({requests: [request]})).results;
        if (!result || asked.current !== text) return;
        const {hits, nbHits: total, nbPages: pages} = result;
        dispatch({type: 'answer', query: text, hits, total, page: result.page, pages});
      } catch {
        if (asked.current === text) dispatch({type: 'fail'});
      }
    },
    [client, indexName, facetFilters],
  );

  useEffect(prepare, [prepare]);

  useEffect(() => {
    asked.current = '';
    if (!query.trim()) return dispatch({type: 'reset'});
    dispatch({type: 'ask', query});
    const timer = setTimeout(() => void ask(query, 0), hosted ? REST_MS.hosted : REST_MS.embedded);
    return () => clearTimeout(timer);
  }, [query, ask, hosted]);

  useEffect(() => {
    if (results.status !== 'failed') return undefined;
    const retry = () => void ask(query, 0);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [results.status, query, ask]);

  const advance = () => void ask(query, Math.floor(results.hits.length / HITS_PER_PAGE));
  return {...results, advance};
}
