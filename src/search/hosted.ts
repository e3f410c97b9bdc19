import type {SearchClient, SearchHit, SearchResponse} from './types';

export interface UncheckedClient {
  search(params: never): Promise<unknown>;
  clearCache?(): unknown;
}

/**
 * Lets through only answers that the modal and the search page can show. What else a service may answer, a proxy's
 * error page or another index's records, is a failed search and not a broken page.
 */
export function checked(client: UncheckedClient): SearchClient {
  return {
    async search(params) {
      const answer = (await client.search(params as never)) as {results?: unknown} | null;
      const results = answer?.results;
      if (!Array.isArray(results) || !results.every(isResponse)) {
        // The service's client keeps answers: without this, it would give this one to the next same question.
        await client.clearCache?.();
        throw new TypeError('The search service answered something else than search results.');
      }
      return {results};
    },
  };
}

function isResponse(result: Partial<SearchResponse> | null): result is SearchResponse {
  return Array.isArray(result?.hits) && typeof result.nbHits === 'number' && result.hits.every(isHit);
}

function isHit(hit: Partial<SearchHit> | null): hit is SearchHit {
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.url === 'string' &&
    URL.canParse(hit.url) &&
    /^https?:/.test(hit.url) &&
    typeof hit.type === 'string' &&
    typeof hit.hierarchy?.lvl0 === 'string' &&
    typeof hit.hierarchy.lvl1 === 'string'
  );
}
