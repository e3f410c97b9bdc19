import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
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

/** The documents that readers' code runs in and is searched in: `plugins/live` and `plugins/your-code` give them their policies. */
const SANDBOXES = ['live', 'your-code'].map((name) => path.join('assets', name));

/**
 * Writes the policies into every page of a built site.
 *
 * @param account of the hosted search that the site was built with
 * @returns how many pages there are
 * @throws with the file that a policy cannot hold for.
 */
export function protectSite(folder: string, account?: Account): number {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && !SANDBOXES.includes(path.dirname(name)),
  );
  for (const name of pages) {
    const file = path.join(folder, name);
    try {
      writeFileSync(file, injectPolicy(readFileSync(file, 'utf8'), account));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
  }
  return pages.length;
}
