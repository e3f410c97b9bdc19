/** The levels a documentation record's place is told in; lvl0 is the part of the site, lvl1 the page, the rest its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** Where a record stands: lvl0 and lvl1 always, deeper levels as far as headings go. */
export type Hierarchy = Record<Level, string | null>;

/**
 * One DocSearch record: what a hosted index holds and what the embedded index is packed from.
 * A heading is one record without content; what stands below it is one or more records of type `content`.
 */
export interface SearchRecord {
  objectID: string;
  /** Absolute address, with the anchor where there is one. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  /** The code in the content, inline and blocks: searched with more weight than prose. */
  code: string | null;
  language: string;
  docusaurus_tag: string;
  /** For the hosted ranking: the page's rank, then headings (by level, 100 to 50) before content (0), then the order. */
  weight: {pageRank: number; level: number; position: number};
}

/** A page as the site knows it, before its text is read. */
export interface SearchPage {
  /** Path on the site, with the base path: `/nestjs-query/docs/faq`. */
  permalink: string;
  title: string;
  /** What the page says of itself to search engines: found, and shown below the page's title. Empty where it says nothing. */
  description: string;
  /** The part of the site: the label of the page's top category in the sidebar. */
  lvl0: string;
  docusaurusTag: string;
  /** 1; less for pages that should stand behind others that say the same, such as migration guides. */
  rank: number;
  /** Whether only its headings are searched: pages that list names whose words other pages explain. */
  byName?: boolean;
}
