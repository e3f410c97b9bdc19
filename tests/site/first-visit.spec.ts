import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import type {Page} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {visit as walk} from 'unist-util-visit';
import {expect, test} from './fixtures';
import {fileOf, scriptsOf} from './page-files';
import {pagesOfSitemap} from './sites';

const PAGE = 'docs/graphql/queries/paging';

/** What a page's script brings as static HTML, in order. */
function broughtBy(script: string): string[] {
  const literals = script.matchAll(/\bhtml:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g);
  return Array.from(literals, ([, literal = '']) => normal(String(runInNewContext(literal))));
}

/** What stands in a page as static elements, in order. */
function standsIn(page: string): string[] {
  const found: string[] = [];
  walk(fromHtml(readFileSync(fileOf(page), 'utf8')), 'element', (node) => {
    if ('dataStatic' in node.properties) found.push(toHtml(node.children));
  });
  return found;
}

const normal = (html: string) => toHtml(fromHtml(html, {fragment: true}));

const staticHtml = (page: Page) =>
  page.locator('[data-static]').evaluateAll((elements) => elements.map((element) => element.innerHTML));

test('the static elements of each page stand in the order in which its script brings them', () => {
  const pages = pagesOfSitemap().filter((page) => page.startsWith('docs/'));
  expect(pages.length).toBeGreaterThan(50);
  let leanPages = 0;
  for (const page of pages) {
    const {first, full} = scriptsOf(page);
    const brought = broughtBy(full.text);
    expect(standsIn(page), page).toEqual(brought);
    if (first === full) continue;
    leanPages++;
    expect(broughtBy(first.text), `${page}, lean`).toEqual([]);
    const calls = first.text.matchAll(/\bhtml:\(0,\w+\.\w+\)\((\d+)\)/g);
    const taken = Array.from(calls, ([, index]) => Number(index));
    expect(taken, `${page}, lean`).toEqual(brought.map((_, index) => index));
  }
  expect(leanPages).toBeGreaterThan(20);
});

test('a page that a reader comes back to shows what it was sent with', async ({page, visit}) => {
  await visit(PAGE);
  const sent = await staticHtml(page);
  expect(sent.length).toBeGreaterThan(20);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.locator('.pagination-nav__link--prev')).toBeVisible();
  await expect.poll(() => staticHtml(page)).not.toEqual(sent);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect.poll(() => staticHtml(page)).toEqual(sent);
});

test('a page that a reader navigates to is the one that is sent', async ({page, visit}) => {
  await visit('docs/graphql/queries/sorting');
  await page.locator(`.pagination-nav a[href$="${PAGE}"], .menu a[href$="${PAGE}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.locator('.pagination-nav__link--next')).toBeVisible();
  await expect.poll(() => staticHtml(page)).toHaveLength(standsIn(PAGE).length);
  const navigated = (await staticHtml(page)).map(normal);
  expect(navigated).toEqual(standsIn(PAGE));
});

test('the not-found page, which stands for any address, loads a page in full', async ({
  page,
  expectFault,
}) => {
  expectFault(/404/);
  await page.goto('docs/nowhere');
  await page.locator('.navbar a[href$="/docs/faq"]').first().click();
  await expect.poll(() => staticHtml(page)).toHaveLength(standsIn('docs/faq').length);
});

test('the head after a navigation is the one that is sent with the page', async ({page, visit}) => {
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      root: Array.from(document.documentElement.attributes, ({name, value}) => `${name}=${value}`).sort(),
      tags: Array.from(document.head.querySelectorAll('[data-rh]:not(title)'), (element) => element.outerHTML)
        // The mark of the library is empty of meaning but not of letters.
        .map((html) => html.replace(/ data-rh="[^"]*"/, ''))
        .sort(),
    }));
  await visit('docs/faq');
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(/nestjs-query\/$/);
  await expect.poll(async () => (await head()).root.join()).toContain('home');
  const navigated = await head();
  await visit('');
  expect(await head()).toEqual(navigated);
  expect(navigated.tags.length).toBeGreaterThan(10);
});
