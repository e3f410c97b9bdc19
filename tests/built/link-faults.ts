import {readFileSync} from 'node:fs';
import path from 'node:path';
import {answer} from '../browser/server';
import {type HtmlFile, isRedirect, type Tag} from './html-files';

/** A built site and where it is published. */
export interface BuiltSite {
  /** Folder of the build. */
  folder: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Path on the host, with a slash at both ends. */
  base: string;
  pages: HtmlFile[];
}

/** The attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'poster', 'data', 'action'];

/** Meta elements whose content is an address. */
const ADDRESS_PROPERTIES = ['og:url', 'og:image', 'twitter:image'];

/** The addresses that a tag names. */
function addressesOf({name, attributes}: Tag): string[] {
  const refresh = attributes['http-equiv'] === 'refresh' && /url=(.*)$/.exec(attributes.content ?? '')?.[1];
  const isAddress = ADDRESS_PROPERTIES.includes(attributes.property ?? attributes.name ?? '');
  return [
    ...(refresh ? [refresh] : []),
    ...(name === 'meta' && isAddress ? [attributes.content ?? ''] : []),
    ...ADDRESSES.flatMap((attribute) => attributes[attribute] ?? []),
    ...(attributes.srcset?.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') ?? []),
  ];
}

/**
 * Why an address leads nowhere on the site, with the mend; undefined where it leads to a file and a heading of it, or
 * to another site.
 *
 * @param from path of the page that it stands on.
 */
export function linkFault(site: BuiltSite, address: string, from: string): string | undefined {
  if (!URL.canParse(address, site.origin + from)) return `${address} is no address`;
  const url = new URL(address, site.origin + from);
  if (url.origin !== site.origin || !url.pathname.startsWith(site.base)) return undefined;
  const found = answer(site.folder, site.base, url.pathname);
  if (found.status !== 200) return `${address} leads to no built file; correct it, or write what it names`;
  const file = path.relative(site.folder, found.file).replaceAll('\\', '/');
  const page = site.pages.find((one) => one.file === file);
  // A page that leads on has links to itself: its canonical address, and to its own parts.
  if (page && isRedirect(page) && page.address !== from) {
    return `${address} leads to a redirect; name the page that it leads to`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  const isThere = page?.ids.has(id) ?? readFileSync(found.file, 'utf8').includes(`{#${id}}`);
  // What has a value, such as `#sample=…`, is data for the page and names no part of it.
  if (!id || id === 'top' || id.includes('=') || isThere) return undefined;
  return `${address} leads to no heading of ${file}; correct it, or give the section the id "${id}"`;
}

/** The links and files that a page names and that are not there, one line each. */
export function pageLinkFaults(site: BuiltSite, page: HtmlFile): string[] {
  const addresses = new Set(page.tags.flatMap(addressesOf));
  return [...addresses]
    .map((address) => linkFault(site, address, page.address))
    .filter((fault) => fault !== undefined)
    .map((fault) => `${page.file}: ${fault}`);
}
