import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import siteConfig from '@generated/docusaurus.config';
import {once} from '../../lib/once';
import {INDEX_FILE, INDEX_FOLDER, type PackedIndex} from './index-format/format';
import type {Search} from './types';

interface SiteSearch {
  /** Whether Algolia answers: whether it may be named, and how long a query rests before it is sent. */
  hosted: boolean;
  /** Fetches what answers. */
  load: () => Promise<Search>;
}

/** The site's search, whichever engine answers: outside this folder one only asks which it is to name it. */
export function useSearch(): SiteSearch {
  const {siteMetadata} = useDocusaurusContext();
  const {algolia} = siteConfig.themeConfig as unknown as ThemeConfig;
  const {hosted} = siteConfig.customFields?.search as {hosted: boolean};
  const version = siteMetadata.docusaurusVersion;
  return useMemo(() => {
    const loadHosted = once(async () => (await import('./hosted')).hostedSearch(algolia, version));
    return {hosted, load: hosted ? loadHosted : loadEmbedded};
  }, [hosted, algolia, version]);
}

const FOLDER = `${siteConfig.baseUrl}${INDEX_FOLDER}/`;

/** Fetches the engine and its index, once for the whole visit. */
const loadEmbedded = once(async () => {
  const [{createSearch}, index] = await Promise.all([import('./embedded/search'), fetchIndex()]);
  return createSearch(index, FOLDER);
});

async function fetchIndex(): Promise<PackedIndex> {
  // It keeps its name from build to build: the server says whether it has another one than the browser.
  const response = await fetch(FOLDER + INDEX_FILE, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return response.json() as Promise<PackedIndex>;
}
