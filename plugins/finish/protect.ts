import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Account} from '../search-index/account';
import {inlineParts} from './inline';
import {contentSecurityPolicy, REFERRER_POLICY} from './policy';

/**
 * Writes the security policy and the referrer policy into a page, right after its charset: what stands before a
 * policy is not bound by it.
 *
 * @throws where the page holds what no policy of this site allows; the message says what and how to mend it.
 */
export function protectPage(html: string, account?: Account): string {
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

/** The document that readers' code runs in: `plugins/live` gives it a policy of its own. */
const isSandbox = (name: string): boolean => path.dirname(name) === path.join('assets', 'live');

/**
 * Writes the policies into every HTML file of a built site.
 *
 * @param account of the hosted search that the site was built with
 * @returns how many files were written.
 * @throws with the file that a policy cannot hold for.
 */
export async function protectPages(buildDirectory: string, account?: Account): Promise<number> {
  const names = (await readdir(buildDirectory, {recursive: true})).filter(
    (name) => name.endsWith('.html') && !isSandbox(name),
  );
  for (const name of names) {
    const file = path.join(buildDirectory, name);
    const html = await readFile(file, 'utf8');
    try {
      await writeFile(file, protectPage(html, account));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
  }
  return names.length;
}
