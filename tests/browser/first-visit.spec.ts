import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {visitParents} from 'unist-util-visit-parents';
import {expect, test} from './fixtures';
import {fileOf} from './page-files';

const PAGE = 'docs/graphql/queries/paging';

/** The code blocks of a page as the server sends them, in order. */
function codeIn(page: string): string[] {
  const found: string[] = [];
  visitParents(fromHtml(readFileSync(fileOf(page), 'utf8')), 'element', (node, parents) => {
    const parent = parents.at(-1);
    if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre')
      found.push(toHtml(node.children));
  });
  return found;
}

const normal = (html: string) => toHtml(fromHtml(html, {fragment: true}));

const codeHtml = (page: Page) =>
  page.locator('pre > code').evaluateAll((elements) => elements.map((element) => element.innerHTML));

test('a page that a reader comes back to shows what it was sent with', async ({page, visit}) => {
  await visit(PAGE);
  const sent = await codeHtml(page);
  expect(sent.length).toBeGreaterThan(20);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.locator('.pagination-nav__link--prev')).toBeVisible();
  await expect.poll(() => codeHtml(page)).not.toEqual(sent);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect.poll(() => codeHtml(page)).toEqual(sent);
});

test('a page that a reader navigates to is the one that is sent', async ({page, visit}) => {
  await visit('docs/graphql/queries/sorting');
  await page.locator(`.pagination-nav a[href$="${PAGE}"], .menu a[href$="${PAGE}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.locator('.pagination-nav__link--next')).toBeVisible();
  await expect.poll(() => codeHtml(page)).toHaveLength(codeIn(PAGE).length);
  const navigated = (await codeHtml(page)).map(normal);
  expect(navigated).toEqual(codeIn(PAGE));
});

test('the not-found page, which stands for any address, loads a page in full', async ({
  page,
  expectFault,
}) => {
  expectFault(/404/);
  await page.goto('docs/nowhere');
  await page.locator('.navbar a[href$="/docs/faq"]').first().click();
  await expect.poll(() => codeHtml(page)).toHaveLength(codeIn('docs/faq').length);
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
  expect(navigated.tags.length).toBeGreaterThan(7);
});
