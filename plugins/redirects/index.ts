import type {Options} from '@docusaurus/plugin-client-redirects';
import {MOVED} from './moved';

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
