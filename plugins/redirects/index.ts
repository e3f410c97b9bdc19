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
 * leads from `/x` where there is no `x.html`. The plugin writes `x/index.html`. A function, because Docusaurus puts
 * the plain values of its configuration into the script of every page.
 */
export const redirectOptions = {
  createRedirects: (path: string) => {
    if ([...FILES, ENTRANCE.from].includes(path)) return [];
    const moved = MOVED.filter(({to}) => to === path).map(({from}) => from);
    return [`${path}/`, ...moved, ...(path === ENTRANCE.to ? [`${ENTRANCE.from}/`] : [])];
  },
} satisfies Options;
