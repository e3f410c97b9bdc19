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
