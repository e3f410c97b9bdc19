import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BASE_URL, MAIN_BUILD, pagesOfSitemap} from '../../tests/browser/sites';
import {htmlFile} from '../../tests/built/files';

const MAX_BYTES = 60_000;

/** The image that a page names, by its path below the base. Every site that shows a preview must find the same. */
function imageOf(page: string): string {
  const file = `${page || 'index'}.html`;
  const {tags} = htmlFile(file, readFileSync(path.join(MAIN_BUILD, file), 'utf8'), BASE_URL);
  const named = tags
    .map(({attributes}) => attributes)
    .filter(({property, name}) => property === 'og:image' || name === 'twitter:image')
    .map(({content}) => content);
  expect(named, file).toEqual([named[0], named[0]]);
  return new URL(String(named[0])).pathname.slice(BASE_URL.length);
}

test('each page names a small image of its own, in the size that previews take', () => {
  const images = pagesOfSitemap().map(imageOf);
  expect(images.length).toBeGreaterThan(50);
  expect(new Set(images).size).toBe(images.length);
  for (const image of images) {
    const png = readFileSync(path.join(MAIN_BUILD, image));
    expect(png.toString('latin1', 1, 4), image).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(png.length, image).toBeLessThan(MAX_BYTES);
  }
});

test.each(['', '404', 'search'])('“%s” names the image of the site', (page) => {
  expect(imageOf(page)).toBe('img/social-card.png');
});
