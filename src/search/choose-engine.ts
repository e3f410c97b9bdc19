import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import {once} from '../../lib/once';
import type {SearchEngine} from './types';
import type {INDEX_FILE, INDEX_FOLDER, PackedIndex} from './index-format';

const {algolia} = siteConfig.themeConfig as unknown as ThemeConfig;
const {hosted} = siteConfig.customFields?.search as {hosted: boolean};

/** Said here once more: the format itself comes with the engine, and not with the script of every page. */
const INDEX: `${typeof INDEX_FOLDER}/${typeof INDEX_FILE}` = 'assets/search/index.json';

/** Fetches the engine and its index, once for the whole visit. */
const loadEmbedded = once(async () => {
  const [{embeddedSearch}, index] = await Promise.all([import('./embedded/embedded-search'), fetchIndex()]);
  return embeddedSearch(index, siteConfig.baseUrl);
});

const loadHosted = once(async () => {
  const {hostedSearch} = await import('./hosted-search');
  return hostedSearch(algolia, siteMetadata.docusaurusVersion);
});

/** The site's search, whichever engine answers: outside this folder one only asks which it is to name it. */
export const siteSearch: {
  /** Whether Algolia answers: whether it may be named, and how long a query rests before it is sent. */
  hosted: boolean;
  /** Fetches what answers. */
  load: () => Promise<SearchEngine>;
} = {hosted, load: hosted ? loadHosted : loadEmbedded};

async function fetchIndex(): Promise<PackedIndex> {
  // It keeps its name from build to build: the server says whether it has another one than the browser.
  const response = await fetch(siteConfig.baseUrl + INDEX, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return response.json() as Promise<PackedIndex>;
}
