import type {Options} from '@docusaurus/plugin-client-redirects';

/** An address that is no page, and the page that holds its subject. */
export interface Moved {
  /** Path below the base path, without a closing slash: both forms are answered. */
  from: string;
  to: string;
}

const GUIDES = '/docs/migration-guides';

/** Addresses that other sites link to, then those that readers guess: folders, and other words. Each leads to a page, never to another address of this list. */
export const MOVED: Moved[] = [
  {from: `${GUIDES}/v0.5.x-to-v0.6.x`, to: `${GUIDES}/v0.5-to-v0.6`},
  {from: `${GUIDES}/v0.10.x-to-v0.11.x`, to: `${GUIDES}/v0.10-to-v0.11`},
  {from: `${GUIDES}/v0.12.x-to-v0.13.x`, to: `${GUIDES}/v0.12-to-v0.13`},
  {from: `${GUIDES}/v0.13.x-to-v0.14.x`, to: `${GUIDES}/v0.13-to-v0.14`},
  {from: `${GUIDES}/v0.14.x-to-v0.15.x`, to: `${GUIDES}/v0.14-to-v0.15`},
  {from: `${GUIDES}/v0.15.x-to-v0.16.x`, to: `${GUIDES}/v0.15-to-v0.16`},
  {from: `${GUIDES}/v0.22.x-to-v0.23.x`, to: `${GUIDES}/v0.22-to-v0.23`},
  {from: `${GUIDES}/v0.23.x-to-v0.24.x`, to: `${GUIDES}/v0.23-to-v0.24`},
  {from: `${GUIDES}/v0.24.x-to-v0.25.x`, to: `${GUIDES}/v0.24-to-v0.25`},
  {from: `${GUIDES}/v2.x.x-to-v3.x.x`, to: `${GUIDES}/v2-to-v3`},
  {from: GUIDES, to: `${GUIDES}/overview`},
  {from: '/docs/introduction', to: '/docs/introduction/getting-started'},
  {from: '/docs/getting-started', to: '/docs/introduction/getting-started'},
  {from: '/docs/quick-start', to: '/docs/introduction/getting-started'},
  {from: '/docs/concepts', to: '/docs/concepts/request'},
  {from: '/docs/graphql', to: '/docs/graphql/getting-started'},
  {from: '/docs/persistence', to: '/docs/persistence/services'},
  {from: '/docs/persistence/typeorm', to: '/docs/persistence/typeorm/getting-started'},
  {from: '/docs/persistence/sequelize', to: '/docs/persistence/sequelize/getting-started'},
  {from: '/docs/persistence/mongoose', to: '/docs/persistence/mongoose/getting-started'},
  {from: '/docs/persistence/typegoose', to: '/docs/persistence/typegoose/getting-started'},
  {from: '/docs/persistence/mikro-orm', to: '/docs/persistence/mikro-orm/getting-started'},
  {from: '/docs/tutorial', to: '/docs/introduction/tutorial'},
  {from: '/docs/example', to: '/docs/introduction/example'},
  {from: '/docs/install', to: '/docs/introduction/install'},
];

/** An address that only leads to a page: `src/pages/docs.tsx` answers it without a slash. */
const ENTRANCE = {from: '/docs', to: '/docs/introduction/getting-started'};

/** Every address that is no page of its own, by the page it leads to. */
export const ALIASES: Record<string, string> = Object.fromEntries(
  [ENTRANCE, ...MOVED].map(({from, to}) => [from, to]),
);

/**
 * What leads to a page from an address that it had. A function, because Docusaurus puts the plain values of its
 * configuration into the script of every page.
 */
export const redirectOptions = {
  createRedirects: (path: string) => [
    ...MOVED.filter(({to}) => to === path).map(({from}) => from),
    ...(path === ENTRANCE.to ? [`${ENTRANCE.from}/`] : []),
  ],
} satisfies Options;
