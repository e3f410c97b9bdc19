import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {embeddedClient, prepareEmbedded} from './embedded';
import {checked, type UncheckedClient} from './hosted';
import {latestOnly} from './latestOnly';
import type {SearchClient} from './types';

interface HostedClient extends UncheckedClient {
  addAlgoliaAgent(segment: string, version?: string): void;
}

export interface Search {
  /** Whether Algolia answers: whether it may be named, and the page may connect to it. */
  hosted: boolean;
  /** Fetches what the first answer needs, where that is in the browser. */
  prepare(): void;
  /** Makes a client that checks and orders its answers. */
  createClient(): SearchClient;
}

/** The site's search, whichever engine answers: nothing outside this folder asks which. */
export function useSearch(): Search {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  const {baseUrl, customFields} = siteConfig;
  const {hosted} = customFields?.search as {hosted: boolean};
  const version = siteMetadata.docusaurusVersion;
  return useMemo(
    () => ({
      hosted,
      prepare() {
        if (!hosted) prepareEmbedded(baseUrl);
      },
      createClient: () => latestOnly(hosted ? hostedClient(appId, apiKey, version) : lazily(baseUrl)),
    }),
    [hosted, baseUrl, appId, apiKey, version],
  );
}

function lazily(baseUrl: string): SearchClient {
  let newest: unknown;
  return {
    async search(params) {
      newest = params;
      const client = await embeddedClient(baseUrl);
      await client.ready();
      // What was overtaken while the index came need not be answered, which would fetch texts for it.
      return newest === params ? client.search(params) : {results: []};
    },
  };
}

function hostedClient(appId: string, apiKey: string, version: string): SearchClient {
  const client = import('algoliasearch/lite').then(({liteClient}) => {
    const ready = liteClient(appId, apiKey) as unknown as HostedClient;
    ready.addAlgoliaAgent('docusaurus', version);
    return checked(ready);
  });
  return {search: async (params) => (await client).search(params)};
}
