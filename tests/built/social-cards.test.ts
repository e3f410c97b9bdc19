import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {BASE_URL, MAIN_BUILD, pagesOfSitemap} from '../browser/sites';
import {type HtmlFile, htmlFile} from './files';

const MAX_BYTES = 60_000;

/** What a page says about its image, and about itself. */
interface Card {
  file: string;
  meta: Record<string, string | undefined>;
  image: Buffer | undefined;
}

function cardOf({file, tags}: HtmlFile): Card {
  const elements = tags.filter(({name}) => name === 'meta').map(({attributes}) => attributes);
  const names = elements
    .map(({property, name}) => property ?? name ?? '')
    .filter((name) => /image|og:/.test(name));
  expect(new Set(names).size, file).toBe(names.length);
  const meta = Object.fromEntries(elements.map(({property, name, content}) => [property ?? name, content]));
  const {pathname} = new URL(meta['og:image'] ?? '');
  const image = path.join(MAIN_BUILD, pathname.slice(BASE_URL.length));
  return {file, meta, image: existsSync(image) ? readFileSync(image) : undefined};
}

function pageFile(page: string): HtmlFile {
  const file = `${page || 'index'}.html`;
  return htmlFile(file, readFileSync(path.join(MAIN_BUILD, file), 'utf8'), BASE_URL);
}

describe('the images beside links to the pages', () => {
  let cards: Card[];

  beforeAll(() => {
    cards = pagesOfSitemap().map((page) => cardOf(pageFile(page)));
  });

  test('are there, small, and of the size that previews take', () => {
    expect(cards.length).toBeGreaterThan(50);
    for (const {file, image} of cards) {
      expect(image?.toString('latin1', 1, 4), file).toBe('PNG');
      expect(image?.length, file).toBeLessThan(MAX_BYTES);
      expect([image?.readUInt32BE(16), image?.readUInt32BE(20)], file).toEqual([1200, 630]);
    }
  });

  test('have an absolute address, and a text that is the title of the page', () => {
    for (const {file, meta} of cards) {
      const own = meta['og:url'] ?? '';
      expect(own, file).toMatch(/^https?:/);
      expect(new URL(meta['og:image'] ?? '').origin, file).toBe(new URL(own).origin);
      expect(meta['og:title']?.split(' | ')[0], file).toBe(meta['og:image:alt']);
      expect(meta['twitter:image'], file).toBe(meta['og:image']);
      expect(meta['twitter:card'], file).toBe('summary_large_image');
    }
  });

  test('differ as the pages do', () => {
    const addresses = cards.map(({meta}) => meta['og:image']);
    expect(new Set(addresses).size).toBe(addresses.length);
    const titles = new Set(cards.map(({meta}) => meta['og:title']));
    const images = new Set(cards.map(({image}) => image?.toString('base64')));
    expect(images.size).toBe(titles.size);
  });

  test('are one of the site where a page has none of its own', () => {
    for (const page of ['404', 'search']) {
      const {meta, image} = cardOf(pageFile(page));
      expect(meta['og:image']).toMatch(/\/img\/social-card\.png$/);
      expect([image?.readUInt32BE(16), image?.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
});
