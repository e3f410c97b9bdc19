import path from 'node:path/posix';
import {ALIASES} from './index';
import {readTarget, redirectPage, redirectTarget} from './stub';

/**
 * Gives each redirect that Docusaurus wrote its title, language and link, and adds each alias without its slash, so
 * that a direct load of `/docs` needs no script.
 *
 * @param pages the HTML of the built site by path, changed in place.
 * @returns how many redirects there are.
 * @throws when there is none at all: the site was then not built with the plugin.
 */
export function rewriteRedirects(pages: Map<string, string>): number {
  let count = 0;
  for (const [name, stub] of [...pages]) {
    const target = path.basename(name) === 'index.html' ? redirectTarget(stub) : undefined;
    if (target === undefined) continue;
    const own = `/${path.dirname(name)}`;
    const html = redirectPage(readTarget(target, pages.get(`${(ALIASES[own] ?? own).slice(1)}.html`) ?? ''));
    const names = own in ALIASES ? [name, `${own.slice(1)}.html`] : [name];
    names.forEach((each) => pages.set(each, html));
    count += names.length;
  }
  if (count === 0)
    throw new Error('the site holds no redirects: build it with @docusaurus/plugin-client-redirects');
  return count;
}
