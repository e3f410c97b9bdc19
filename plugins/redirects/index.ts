import type {Options} from '@docusaurus/plugin-client-redirects';
import {MOVED} from './moved';

/** What Docusaurus writes as a file of its own and not as a page with an address. */
const FILES = ['/', '/404.html'];

/** An address that only leads to a page: `src/pages/docs.tsx` answers it without a slash. */
const ENTRANCE = {from: '/docs', to: '/docs/introduction/getting-started'};

/** Every address that is no page of its own, by the page it leads to. */
export const ALIASES: Record<string, string> = Object.fromEntries(
  [ENTRANCE, ...MOVED].map(({from, to}) => [from, to]),
);

/**
 * Answers every page's address with a trailing slash too, because many links from elsewhere carry one. GitHub Pages
 * serves `x.html` for `/x` and looks for `x/index.html` for `/x/`, to which it also
 * leads from `/x` where there is no `x.html`. The plugin writes `x/index.html`.
 */
export const redirectOptions = {
  redirects: [{from: `${ENTRANCE.from}/`, to: ENTRANCE.to}, ...MOVED.map(({from, to}) => ({from, to}))],
  createRedirects: (path: string) => ([...FILES, ENTRANCE.from].includes(path) ? [] : [`${path}/`]),
} satisfies Options;
