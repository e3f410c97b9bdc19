import {useMemo} from 'react';
import type {DocusaurusConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {checked, type UncheckedClient} from './hosted';
import {latestOnly} from './latest';
import type {SearchClient} from './types';

interface HostedClient extends UncheckedClient {
  addAlgoliaAgent(segment: string, version?: string): void;
}

export interface Search {
  /** Whether Algolia answers: whether it may be named, and the page may connect to it. */
  hosted: boolean;
  /** See `prepareSearch`. */
  prepare(): void;
  /** Makes a client that checks and orders its answers, on the hosted service's own where there is an account. */
  createClient(hosted?: HostedClient): SearchClient;
}

/** Where the build writes the index. */
const indexFolder = ({baseUrl}: Pick<DocusaurusConfig, 'baseUrl'>) => `${baseUrl}assets/search/`;

const isHosted = ({customFields}: Pick<DocusaurusConfig, 'customFields'>) =>
  (customFields?.search as {hosted: boolean}).hosted;

/** Fetches what the first answer needs; called when a reader turns to the search. */
export function prepareSearch(siteConfig: DocusaurusConfig): void {
  if (!isHosted(siteConfig)) void embeddedClient(indexFolder(siteConfig)).then((client) => client.prepare());
}

/** The site's search, whichever engine answers: nothing outside this folder asks which. */
export function useSearch(): Search {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  const hosted = isHosted(siteConfig);
  const version = siteMetadata.docusaurusVersion;
  return useMemo(
    () => ({
      hosted,
      prepare: () => {
        prepareSearch(siteConfig);
      },
      createClient: (own) =>
        latestOnly(hosted ? hostedClient(appId, apiKey, version, own) : lazily(indexFolder(siteConfig))),
    }),
    [hosted, siteConfig, appId, apiKey, version],
  );
}

let embedded: Promise<SearchClient & {prepare(): void}> | undefined;

/** The engine is one for the whole visit, and its code is fetched with the first use. */
function embeddedClient(folder: string): NonNullable<typeof embedded> {
  embedded ??= import('./embedded/client')
    .then(({EmbeddedClient}) => new EmbeddedClient(folder))
    .catch((error: unknown) => {
      embedded = undefined;
      throw error;
    });
  return embedded;
}

function lazily(folder: string): SearchClient {
  return {search: async (params) => (await embeddedClient(folder)).search(params)};
}

function hostedClient(appId: string, apiKey: string, version: string, own?: HostedClient): SearchClient {
  const client = own
    ? Promise.resolve(own)
    : import('algoliasearch/lite').then(
        ({liteClient}) => liteClient(appId, apiKey) as unknown as HostedClient,
      );
  const named = client.then((ready) => {
    ready.addAlgoliaAgent('docusaurus', version);
    return checked(ready);
  });
  return {search: async (params) => (await named).search(params)};
}
