import {useCallback, useEffect, useRef, useState} from 'react';
import {useAlgoliaContextualFacetFiltersIfEnabled} from '@docusaurus/theme-search-algolia/client';
import {siteSearch} from './choose-engine';
import type {SearchAnswer} from './types';

/** How long a query must rest before it is sent: a service counts requests. */
const REST_MS = {hosted: 300, embedded: 60};

interface Answered extends SearchAnswer {
  /** The query that the hits answer. Those of one query stay until there are those of the next. */
  query: string;
  /** How many pages of hits were asked for: of a page, hits that cannot be shown are missing. */
  pages: number;
}

export interface SearchResults extends Answered {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** Asks for the next page or, after a failure, for the same one again. */
  advance: () => void;
}

const NOTHING: Answered = {query: '', pages: 0, hits: [], total: 0, hasMore: false};

/** The results for a query, page by page. */
export function useSearchResults(query: string, hitsPerPage: number): SearchResults {
  const filters = JSON.stringify(useAlgoliaContextualFacetFiltersIfEnabled() ?? []);
  const [answered, setAnswered] = useState(NOTHING);
  const [failed, setFailed] = useState<string>();
  const newest = useRef({});

  const ask = useCallback(
    async (text: string, page: number) => {
      const own = (newest.current = {});
      // An answer, or a failure, that comes late is not shown: the newest question counts.
      const isOvertaken = () => newest.current !== own;
      setFailed(undefined);
      try {
        const search = await siteSearch.load();
        if (isOvertaken()) return;
        const facetFilters = JSON.parse(filters) as string[];
        const answer = await search(text, {page, hitsPerPage, facetFilters});
        if (isOvertaken()) return;
        setAnswered((last) => {
          const hits = page === 0 ? answer.hits : [...last.hits, ...answer.hits];
          return {...answer, query: text, pages: page + 1, hits};
        });
      } catch {
        if (!isOvertaken()) setFailed(text);
      }
    },
    [filters, hitsPerPage],
  );

  useEffect(() => {
    // A failure shows with the first query, which tries again.
    siteSearch.load().catch(() => undefined);
  }, []);

  useEffect(() => {
    newest.current = {};
    if (!query.trim()) return undefined;
    const timer = setTimeout(() => void ask(query, 0), siteSearch.hosted ? REST_MS.hosted : REST_MS.embedded);
    return () => clearTimeout(timer);
  }, [query, ask]);

  const isDone = answered.query === query;
  const advance = () => void ask(query, isDone ? answered.pages : 0);
  if (!query.trim()) return {...NOTHING, status: 'idle', advance};
  return {...answered, status: failed === query ? 'failed' : isDone ? 'done' : 'loading', advance};
}
