import type {Options} from '@docusaurus/plugin-client-redirects';

/** Addresses that only lead to a page, by the page they lead to. */
export const ENTRANCES: Record<string, string> = {'/docs': '/docs/introduction/getting-started'};

/** What Docusaurus writes as a file of its own and not as a page with an address. */
const FILES = ['/', '/404.html'];

/**
 * Answers every page's address with a trailing slash too, because many links from elsewhere carry one. GitHub Pages
 * serves `x.html` for `/x` and looks for `x/index.html` for `/x/`; the official plugin writes the latter.
 */
export const trailingSlashRedirects = {
  redirects: Object.entries(ENTRANCES).map(([from, to]) => ({from: `${from}/`, to})),
  createRedirects: (path: string) => (FILES.includes(path) || path in ENTRANCES ? [] : [`${path}/`]),
} satisfies Options;
