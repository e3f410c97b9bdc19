import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {addSocialCards} from './tags';

const folder = mkdtempSync(path.join(tmpdir(), 'social-cards-'));
mkdirSync(path.join(folder, 'img/cards/docs'), {recursive: true});
for (const name of ['index', 'docs/faq']) writeFileSync(path.join(folder, `img/cards/${name}.png`), '');
afterAll(() => {
  rmSync(folder, {recursive: true});
});

function head(page: string): string {
  return `<head><meta data-rh=true property=og:url content=https://example.org/base/${page} /><meta property=og:title content="A &quot;B&quot; | Site"/></head>`;
}

function imageOf(name: string, html: string): string | undefined {
  const pages = new Map([[name, html]]);
  addSocialCards(pages, folder);
  return /property=og:image content=([^>]*)>/.exec(pages.get(name) ?? '')?.[1];
}

it.each([
  ['index.html', '', 'img/cards/index.png'],
  ['docs/faq.html', 'docs/faq', 'img/cards/docs/faq.png'],
  ['search.html', 'search', 'img/social-card.png'],
  ['404.html', '404.html', 'img/social-card.png'],
])('%s names its image', (name, page, image) => {
  expect(imageOf(name, head(page))).toBe(`https://example.org/base/${image}`);
});

it('an image has a size and a text', () => {
  const pages = new Map([['docs/faq.html', head('docs/faq')]]);
  addSocialCards(pages, folder);
  const image = 'https://example.org/base/img/cards/docs/faq.png';
  expect(pages.get('docs/faq.html')).toContain(
    `<meta property=og:image content=${image}>` +
      '<meta property=og:image:alt content="A &quot;B&quot; | Site">' +
      `<meta name=twitter:card content=summary_large_image></head>`,
  );
});

it('the image for all has the name of the site as its text', () => {
  const pages = new Map([['404.html', head('404.html')]]);
  addSocialCards(pages, folder);
  expect(pages.get('404.html')).toContain('<meta property=og:image:alt content="Site">');
});

it('a redirect stays as it is, and an address that is not the own one is a fault', () => {
  expect(imageOf('docs/old.html', '<head></head>')).toBeUndefined();
  expect(() => imageOf('docs/faq.html', head('docs/other'))).toThrow(/^docs\/faq\.html: .*docs\/other/);
});
