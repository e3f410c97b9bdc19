import type {Account} from '../search-index/algolia-account';
import {inlineParts} from './inline-content';
import {contentSecurityPolicy, REFERRER_POLICY} from './policy';

/**
 * Writes the security policy and the referrer policy into a page, right after its charset: what stands before a
 * policy is not bound by it.
 *
 * @throws where the page holds what no policy of this site allows; the message says what and how to mend it.
 */
export function injectPolicy(html: string, account?: Account): string {
  const {afterCharset, forbidden, ...parts} = inlineParts(html);
  if (forbidden.length > 0) {
    throw new Error(
      `the security policy forbids ${forbidden.join(', ')}; use a component with event handlers, and no <base>`,
    );
  }
  if (afterCharset === undefined) throw new Error('there is no <meta charset>; write one first in its head');
  const policy = contentSecurityPolicy(parts, account);
  return (
    html.slice(0, afterCharset) +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="referrer" content="${REFERRER_POLICY}">` +
    html.slice(afterCharset)
  );
}

/**
 * Writes the policies into every page of a built site.
 *
 * @param pages the HTML of the site by path, changed in place.
 * @param account of the hosted search that the site was built with
 * @throws with the file that a policy cannot hold for.
 */
export function injectPolicies(pages: Map<string, string>, account?: Account): void {
  for (const [name, html] of pages) {
    try {
      pages.set(name, injectPolicy(html, account));
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, {cause: error});
    }
  }
}
