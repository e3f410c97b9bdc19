import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {once} from '../../lib/once';
import {embeddedSearch} from './embedded';
import type {Search} from './types';

interface SiteSearch {
  /** Whether Algolia answers: whether it may be named, and how long a query rests before it is sent. */
  hosted: boolean;
  /** Fetches what answers. */
  load: () => Promise<Search>;
}

/** The site's search, whichever engine answers: outside this folder one only asks which it is to name it. */
export function useSearch(): SiteSearch {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {algolia} = siteConfig.themeConfig as unknown as ThemeConfig;
  const {hosted} = siteConfig.customFields?.search as {hosted: boolean};
  const version = siteMetadata.docusaurusVersion;
  return useMemo(() => {
    const loadHosted = once(async () => (await import('./hosted')).hostedSearch(algolia, version));
    return {hosted, load: hosted ? loadHosted : embeddedSearch};
  }, [hosted, algolia, version]);
}
