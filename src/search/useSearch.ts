import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {embeddedSearch} from './embedded';
import {hostedSearch} from './hosted';
import type {Search} from './types';

/** The site's search, whichever engine answers: nothing outside this folder asks which. */
export function useSearch(): {
  /** Whether Algolia answers: whether it may be named, and how long a query rests before it is sent. */
  hosted: boolean;
  /** Fetches what answers. */
  load: () => Promise<Search>;
} {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const toUrl = useSearchResultUrlProcessor();
  const {baseUrl, customFields} = siteConfig;
  const {hosted} = customFields?.search as {hosted: boolean};
  const version = siteMetadata.docusaurusVersion;
  return useMemo(() => {
    const account = {appId, apiKey, indexName, version};
    let client: Promise<Search> | undefined;
    const load = () => (hosted ? (client ??= hostedSearch(account, toUrl)) : embeddedSearch(baseUrl));
    return {hosted, load};
  }, [hosted, baseUrl, appId, apiKey, indexName, version, toUrl]);
}
