import path from 'node:path';
import type {SourcePage} from '../pages/source-pages';

export interface SiteAddress {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Path on the host, with a slash at both ends. */
  baseUrl: string;
}

type Place = Pick<SourcePage, 'permalink' | 'source'>;

/** Where a page's Markdown lies below the folder of the build: `docs/faq.md`, and `index.md` of the home page. */
export function markdownFile(permalink: string, baseUrl: string): string {
  return `${permalink.slice(baseUrl.length) || 'index'}.md`;
}

/** The address of a page's Markdown, absolute: who reads that may not know where it came from. */
export function markdownAddress(permalink: string, {origin, baseUrl}: SiteAddress): string {
  return `${origin}${baseUrl}${markdownFile(permalink, baseUrl)}`;
}

/**
 * Where a link of a page leads in its Markdown: to the Markdown of the other page; undefined where the link is of no page.
 *
 * @param url as the page writes it: `../concepts/dtos.mdx#keys`, `/docs/faq` or the address of another site.
 * @param from the absolute path of the page's source.
 */
export function markdownLink(
  url: string,
  from: string,
  pages: Place[],
  site: SiteAddress,
): string | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (address === '' || /^[a-z]+:/.test(address)) return undefined;
  const source = path.resolve(path.dirname(from), address);
  const permalink = site.baseUrl.slice(0, -1) + address;
  const page = pages.find((one) => one.source === source || one.permalink === permalink);
  if (page) return markdownAddress(page.permalink, site) + rest;
  return address.startsWith('/') ? site.origin + permalink + rest : undefined;
}
