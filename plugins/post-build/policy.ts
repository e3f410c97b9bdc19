import {createHash} from 'node:crypto';
import type {Account} from '../search-index/algolia-account';
import type {InlineParts} from './inline-content';

/**
 * What a link to another site tells it: which site it stands on, never the page or its query. The origin is kept
 * because a hosted search account can be bound to it.
 */
export const REFERRER_POLICY = 'strict-origin';

/**
 * The Content-Security-Policy of a page: the site's own files, and of what stands inline exactly the given texts.
 * `frame-ancestors` is absent because a meta element cannot set it.
 * @param account of the hosted search; its hosts alone may be asked besides the site
 */
export function contentSecurityPolicy(
  {scripts, styles, styleAttributes}: Pick<InlineParts, 'scripts' | 'styles' | 'styleAttributes'>,
  account?: Account,
): string {
  const directives: Record<string, string[]> = {
    // Not 'none': Firefox asks this directive about prefetched scripts.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    // Only what the server wrote needs leave: React sets the styles of elements through their objects.
    'style-src-attr':
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes.map(hashSource)] : ["'none'"],
    // Infima draws its icons from images within its style sheet.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...searchHosts(account)],
    'form-action': ["'self'"],
    // Live samples run, and readers' files are searched, in frames of the site's own without its origin and policy.
    'frame-src': ["'self'"],
    // The editor's worker, which knows the types and runs nothing that a reader wrote.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The hosts that the search client and the AI question mode ask; no analytics is configured. */
function searchHosts(account: Account | undefined): string[] {
  if (!account) return [];
  const id = account.appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
    ...(account.assistantId ? ['https://askai.algolia.com'] : []),
  ];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
