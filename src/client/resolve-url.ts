import {matchRoutes, type RouteConfig} from 'react-router-config';

/** A percent sign that starts no encoded character. The router throws on it, and on bytes that are no UTF-8. */
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The characters that a path stands for, or the path itself where it cannot be decoded. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** A path or a hash that can be decoded: where it cannot, its percent signs are taken for themselves. */
export function decodable(text: string): string {
  if (isDecodable(text)) return text;
  const mended = text.replace(STRAY_PERCENT, '%25');
  return isDecodable(mended) ? mended : text.replaceAll('%', '%25');
}

/** The address of the page that a path leads to, as its route writes it: in another case, with `.html` or a blank. */
export function knownPage(routes: RouteConfig[], pathname: string): string | undefined {
  const plain = decoded(pathname)
    .trim()
    .replace(/(?:\/index)?\.html$/, '');
  const route = matchRoutes(routes, plain).at(-1)?.route;
  return route?.exact ? (route.path as string) : undefined;
}

/** Where the reader is, as the router shall see it. */
export interface Place {
  pathname: string;
  /** The page's own text came with the document; otherwise the document is another page's. */
  hasText: boolean;
}

/**
 * Finds out which page a document is to become. The server knows best: it may answer more addresses than the router
 * does (`/docs/faq.html`, `/%64ocs/faq`), and then the page is the one in the document. Only where the document is the
 * not-found page is the address looked up, as the router ignores case and a server may not.
 *
 * @param pathname what stands in the address bar.
 * @param served the path of the page that the document was made for; undefined where it was made for none.
 * @param notFound the path of the not-found page.
 */
export function placeOf(
  routes: RouteConfig[],
  pathname: string,
  served: string | undefined,
  notFound: string,
): Place {
  if (served && served !== notFound) return {pathname: served, hasText: true};
  const safe = decodable(pathname);
  const page = safe === notFound ? undefined : knownPage(routes, safe);
  return {pathname: page ?? safe, hasText: Boolean(served) && !page};
}
