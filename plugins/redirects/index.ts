import type {Options} from '@docusaurus/plugin-client-redirects';
import {MOVED} from './moved';

/** Addresses that only lead to a page, by the page they lead to. */
export const ENTRANCES: Record<string, string> = {'/docs': '/docs/introduction/getting-started'};

/** Every address that is no page of its own, by the page it leads to. */
export const ALIASES: Record<string, string> = {
  ...ENTRANCES,
  ...Object.fromEntries(MOVED.map(({from, to}) => [from, to])),
};

/** What Docusaurus writes as a file of its own and not as a page with an address. */
const FILES = ['/', '/404.html'];

/**
 * Answers every page's address with a trailing slash too, because many links from elsewhere carry one. GitHub Pages
 * serves `x.html` for `/x` and looks for `x/index.html` for `/x/`; the official plugin writes the latter. Of an alias
 * `rewriteRedirects` writes the former.
 */
export const redirectOptions = {
  redirects: Object.entries(ALIASES).map(([from, to]) => ({from: `${from}/`, to})),
  createRedirects: (path: string) => (FILES.includes(path) || path in ENTRANCES ? [] : [`${path}/`]),
} satisfies Options;
