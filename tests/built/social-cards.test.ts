import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {BASE_URL, MAIN_BUILD, pagesOfSitemap} from '../browser/sites';
import {htmlFile} from './files';

const MAX_BYTES = 60_000;

/** What a page says about its image, and about itself. */
interface Card {
  file: string;
  meta: Record<string, string | undefined>;
  image: Buffer;
}

function cardOf(page: string): Card {
  const file = `${page || 'index'}.html`;
  const {tags} = htmlFile(file, readFileSync(path.join(MAIN_BUILD, file), 'utf8'), BASE_URL);
  const elements = tags.filter(({name}) => name === 'meta').map(({attributes}) => attributes);
  const meta = Object.fromEntries(elements.map(({property, name, content}) => [property ?? name, content]));
  const {pathname} = new URL(meta['og:image'] ?? '');
  return {file, meta, image: readFileSync(path.join(MAIN_BUILD, pathname.slice(BASE_URL.length)))};
}

describe('the images beside links to the pages', () => {
  test('are small PNG files of the size that previews take, with the title as their text', () => {
    const cards = pagesOfSitemap().map(cardOf);
    expect(cards.length).toBeGreaterThan(50);
    for (const {file, meta, image} of cards) {
      expect(image.toString('latin1', 1, 4), file).toBe('PNG');
      expect(image.length, file).toBeLessThan(MAX_BYTES);
      expect([image.readUInt32BE(16), image.readUInt32BE(20)], file).toEqual([1200, 630]);
      expect(meta['og:title']?.split(' | ')[0], file).toBe(meta['og:image:alt']);
      expect(meta['twitter:image'], file).toBe(meta['og:image']);
    }
    const addresses = cards.map(({meta}) => meta['og:image']);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(['404', 'search'])('are the one of the site for %s', (page) => {
    expect(cardOf(page).meta['og:image']).toMatch(/\/img\/social-card\.png$/);
  });
});
