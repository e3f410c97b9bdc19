/** A text in pieces: every second one is a match, the others stand before, between and behind the matches. */
export type MarkedText = string[];

/** A section of a page that a search found. */
export interface SearchHit {
  /** Where it leads: a path on this site with its anchor, or an address elsewhere. */
  url: string;
  /** The part of the site. */
  part: string;
  /** The page's title, then the headings down to the one that the hit leads to. */
  titles: MarkedText[];
  /** What is said there; nothing where it is not at hand. */
  text: MarkedText;
  /** Whether its text answers the query, and is shown in full: the cause and the fix of an error. */
  isAnswer?: boolean;
}

export interface SearchRequest {
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** As Algolia names them, `attribute:value`: all must hold, of an inner list one. None where all pages are searched. */
  facetFilters: (string | string[])[];
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** How many hits there are on all pages. */
  total: number;
  hasMore: boolean;
}

/** Answers a query; rejects when no answer can be had. An answer without hits is an answer. */
export type SearchEngine = (query: string, request: SearchRequest) => Promise<SearchAnswer>;
