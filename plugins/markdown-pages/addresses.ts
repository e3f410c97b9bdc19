import path from 'node:path';
import type {SourcePage} from '../pages/list';

export interface SiteAddress {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Path on the host, with a slash at both ends. */
  baseUrl: string;
}

type Place = Pick<SourcePage, 'permalink' | 'source'>;

/** Where a page's twin lies below the folder of the build: `docs/faq.md`, and `index.md` of the home page. */
export function twinFile(permalink: string, baseUrl: string): string {
  return `${permalink.slice(baseUrl.length) || 'index'}.md`;
}

/** The address of a page's twin, absolute: who reads a twin may not know where it came from. */
export function twinAddress(permalink: string, {origin, baseUrl}: SiteAddress): string {
  return `${origin}${baseUrl}${twinFile(permalink, baseUrl)}`;
}

/**
 * Where a link of a page leads in its twin: to the other page's twin; undefined where the link is of no page.
 *
 * @param url as the page writes it: `../concepts/dtos.mdx#keys`, `/docs/faq` or the address of another site.
 * @param from the absolute path of the page's source.
 */
export function twinLink(url: string, from: string, pages: Place[], site: SiteAddress): string | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (address === '' || /^[a-z]+:/.test(address)) return undefined;
  const source = path.resolve(path.dirname(from), address);
  const permalink = site.baseUrl.slice(0, -1) + address;
  const page = pages.find((one) => one.source === source || one.permalink === permalink);
  if (page) return twinAddress(page.permalink, site) + rest;
  return address.startsWith('/') ? site.origin + permalink + rest : undefined;
}
