import type {Level, SearchRecord} from '../types/search';

export interface Highlight {
  /** Text with its matches between `<mark>` and `</mark>`. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** A record as an answer carries it: with its matches marked, and its content cut to what matters. */
export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'content'
> {
  _highlightResult: {hierarchy: Partial<Record<Level, Highlight>>; content?: Highlight};
  _snippetResult: {hierarchy?: Partial<Record<Level, Highlight>>; content?: Highlight};
}

export interface SearchRequest {
  indexName: string;
  query?: string;
  /** From 0. */
  page?: number;
  /** Defaults to 20. */
  hitsPerPage?: number;
  /** `attribute:value`; all must hold, of an inner list one. */
  facetFilters?: string | (string | string[])[];
  /**
   * For the embedded engine: of how many hits, in the order in which the dialog shows them, the text is fetched that
   * snippets are cut from; of all of them where it is absent.
   */
  textOfFirst?: number;
  /** How the hosted service marks and cuts; the embedded engine does so of itself. */
  highlightPreTag?: '<mark>';
  highlightPostTag?: '</mark>';
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
}

export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index?: string;
  processingTimeMS?: number;
}

/** The shape of the hosted service's client, as far as the dialog and the search page use it. */
export interface SearchClient {
  /** Rejects when no answer can be had; an answer without hits is an answer. */
  search(params: {requests: SearchRequest[]}): Promise<{results: SearchResponse[]}>;
}
