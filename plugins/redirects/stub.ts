/** What a redirect says about the page it leads to. */
export interface Target {
  /** Path on the site, with its base: `/nestjs-query/docs/faq`. */
  path: string;
  title: string;
  lang: string;
  /** The page's canonical address, absolute. */
  canonical: string;
}

/** The value of an attribute in the text of a tag; the minifier leaves quotes away where it can. */
function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

/** The path that a redirect written by `@docusaurus/plugin-client-redirects` leads to, or undefined for any other page. */
export function redirectTarget(html: string): string | undefined {
  const isRedirect = /<meta http-equiv="refresh"/.test(html) && html.includes('window.location.href =');
  const link = /<link rel="canonical"[^>]*>/.exec(html)?.[0];
  return isRedirect && link ? attribute(link, 'href') : undefined;
}

/**
 * Reads what a redirect must say from the HTML of the page it leads to.
 *
 * @throws when the page has no title, language or canonical address; the message says which.
 */
export function readTarget(path: string, html: string): Target {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  const lang = attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang');
  const links = html.match(/<link[^>]*>/g) ?? [];
  const canonicalLink = links.find((link) => attribute(link, 'rel') === 'canonical');
  const canonical = attribute(canonicalLink ?? '', 'href');
  if (!title || !lang || !canonical) {
    const missing = Object.entries({title, lang, canonical}).filter(([, value]) => !value);
    throw new Error(`${path}: the built page has no ${missing.map(([name]) => name).join(', ')}`);
  }
  return {path, title, lang, canonical};
}

/**
 * A page that leads to another one and keeps the query and the hash. Without script the refresh and the link lead
 * there. The script is the same text on every page, so that a content security policy can name it by one hash.
 * The values of the target are HTML already.
 */
export const redirectPage = ({path, title, lang, canonical}: Target): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
</head>
<body>
<p>This page is at <a href="${path}">${title}</a>.</p>
<script>location.replace(document.links[0].href + location.search + location.hash);</script>
</body>
</html>
`;
