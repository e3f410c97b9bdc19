import {useCallback, useEffect, useMemo, useReducer, useRef} from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import type {SearchHit, SearchResponse} from './types';
import {useSearch} from './useSearch';

/** How long a query must rest before it is sent: a service counts requests. */
const REST_MS = {hosted: 300, embedded: 60};

export interface SearchResults {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The query that the hits answer. */
  query: string;
  hits: SearchHit[];
  total: number;
  hasMore: boolean;
  /** Whether some hits are without the text that they are found by: see `SearchRequest.textOfFirst`. */
  lacksText: boolean;
}

export interface ResultOptions {
  hitsPerPage: number;
  /** See `SearchRequest.textOfFirst`. */
  textOfFirst?: number;
  /** Whether the hits of one query stay until there are those of the next. */
  keepsHits?: boolean;
}

/** An index that a crawler filled has settings of its own. */
const DISPLAY = {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['content:22'],
  snippetEllipsisText: '…',
} as const;

const NOTHING: SearchResults = {
  status: 'idle',
  query: '',
  hits: [],
  total: 0,
  hasMore: false,
  lacksText: false,
};

type Action =
  | {type: 'reset'}
  | {type: 'ask'; query: string; keepsHits: boolean}
  | {type: 'fail'}
  | {type: 'answer'; query: string; response: SearchResponse; lacksText: boolean};

function reduce(state: SearchResults, action: Action): SearchResults {
  switch (action.type) {
    case 'reset':
      return NOTHING;
    case 'ask':
      return {...(action.keepsHits || action.query === state.query ? state : NOTHING), status: 'loading'};
    case 'fail':
      return {...state, status: 'failed'};
    case 'answer': {
      const {query, lacksText, response} = action;
      const {nbHits: total, nbPages, page} = response;
      const hits = page === 0 ? response.hits : [...state.hits, ...response.hits];
      return {status: 'done', query, hits, total, hasMore: page + 1 < nbPages, lacksText};
    }
  }
}

/**
 * The results for a query, page by page.
 * @returns with them, what asks for the next page (or, after a failure, for the same one again), and for the texts that
 * the first page lacks
 */
export function useSearchResults(
  query: string,
  {hitsPerPage, textOfFirst, keepsHits = false}: ResultOptions,
): SearchResults & {advance: () => void; completeTexts: () => void} {
  const {indexName, contextualSearch} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFilters();
  const facetFilters = JSON.stringify(contextualSearch ? contextual : []);
  const {createClient, prepare, hosted} = useSearch();
  const client = useMemo(() => createClient(), [createClient]);
  const [results, dispatch] = useReducer(reduce, NOTHING);
  const asked = useRef('');

  const ask = useMemo(
    () => async (text: string, page: number, first?: number) => {
      asked.current = text;
      dispatch({type: 'ask', query: text, keepsHits});
      const filters = JSON.parse(facetFilters) as string[];
      const paging = {page, hitsPerPage, ...(!hosted && first && {textOfFirst: first})};
      const request = {indexName, query: text, ...paging, facetFilters: filters, ...DISPLAY};
      try {
        const [result] = (await client.search({requests: [request]})).results;
        if (!result || asked.current !== text) return;
        dispatch({type: 'answer', query: text, response: result, lacksText: 'textOfFirst' in paging});
      } catch {
        if (asked.current === text) dispatch({type: 'fail'});
      }
    },
    [client, hosted, indexName, facetFilters, hitsPerPage, keepsHits],
  );

  useEffect(prepare, [prepare]);

  useEffect(() => {
    asked.current = '';
    if (!query.trim()) return dispatch({type: 'reset'});
    dispatch({type: 'ask', query, keepsHits});
    const timer = setTimeout(
      () => void ask(query, 0, textOfFirst),
      hosted ? REST_MS.hosted : REST_MS.embedded,
    );
    return () => clearTimeout(timer);
  }, [query, ask, hosted, textOfFirst, keepsHits]);

  useEffect(() => {
    if (results.status !== 'failed') return undefined;
    const retry = () => void ask(query, 0, textOfFirst);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [results.status, query, ask, textOfFirst]);

  const advance = () => void ask(query, Math.floor(results.hits.length / hitsPerPage));
  const {status, query: answered} = results;
  const completeTexts = useCallback(() => {
    if (status === 'done') void ask(answered, 0);
  }, [status, answered, ask]);
  return {...results, advance, completeTexts};
}
