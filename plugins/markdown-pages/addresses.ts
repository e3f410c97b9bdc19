import path from 'node:path';
import type {SourcePage} from '../shared/source-pages';

type Place = Pick<SourcePage, 'permalink' | 'source'>;

/** Where a page's Markdown lies below the folder of the build: `docs/faq.md`, and `index.md` of the home page. */
export function markdownFile(permalink: string, baseUrl: string): string {
  return `${permalink.slice(baseUrl.length) || 'index'}.md`;
}

/**
 * Where a link of a page leads in its Markdown: to the Markdown of the other page, by a path from its own, so that a copy
 * of the site leads to itself; undefined where the link is of no page.
 *
 * @param url as the page writes it: `../concepts/dtos.mdx#keys`, `/docs/faq` or the address of another site.
 */
export function markdownLink(url: string, from: Place, pages: Place[], baseUrl: string): string | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (address === '' || /^[a-z]+:/.test(address)) return undefined;
  const source = path.resolve(path.dirname(from.source), address);
  const page = pages.find((one) => one.source === source || one.permalink === baseUrl.slice(0, -1) + address);
  if (!page && !address.startsWith('/')) return undefined;
  const target = page ? markdownFile(page.permalink, baseUrl) : address.slice(1);
  return path.posix.relative(path.posix.dirname(markdownFile(from.permalink, baseUrl)), target) + rest;
}
