import {existsSync} from 'node:fs';
import path from 'node:path';

/** The image of pages that have none of their own. */
const DEFAULT = 'img/social-card.png';

export const SIZE = {width: 1200, height: 630};

/** Where the image of a page lies in the build. @param page its path below the base: `docs/faq` */
export function cardFile(page: string): string {
  return `img/cards/${page || 'index'}.png`;
}

/**
 * Names in each page the image that other sites show beside a link to it. They want an absolute address, which
 * starts as the page says its own does.
 *
 * @param pages the HTML of the site by path, changed in place.
 * @param directory of the build
 */
export function addSocialCards(pages: Map<string, string>, directory: string): void {
  for (const [name, html] of pages) {
    const address = contentOf('og:url', html);
    const title = contentOf('og:title', html);
    // A redirect has none.
    if (!address) continue;
    const page = name.replace(/(^|\/)index\.html$|\.html$/, '$1');
    // The page for unknown addresses names its file.
    const end = address.endsWith(`/${page}`) ? page : name;
    if (!title || !address.endsWith(`/${end}`)) {
      throw new Error(
        `${name}: its og:title and og:url are "${title ?? ''}" and ${address}; mend plugins/social-cards/tags.ts`,
      );
    }
    const site = address.slice(0, address.length - end.length);
    const isOwn = existsSync(path.join(directory, cardFile(page)));
    // What stands behind the bar is the name of the site, and on the image for all.
    const alt = isOwn ? title : title.replace(/^.* \| /, '');
    pages.set(
      name,
      html.replace('</head>', () => `${tagsOf(site + (isOwn ? cardFile(page) : DEFAULT), alt)}</head>`),
    );
  }
}

/** @param alt as it stands in the HTML, between quotes */
function tagsOf(image: string, alt: string): string {
  return [
    `property=og:image content=${image}`,
    `property=og:image:alt content="${alt}"`,
    // Its image and the text for it are those above.
    'name=twitter:card content=summary_large_image',
  ]
    .map((attributes) => `<meta ${attributes}>`)
    .join('');
}

/** What a meta element says, as it stands in the HTML, which has quotes where it needs them. */
function contentOf(property: string, html: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`<meta [^>]*property="?${property}"? content=(?:"([^"]*)"|([^\\s">]+))`).exec(html) ?? [];
  return quoted ?? plain;
}
