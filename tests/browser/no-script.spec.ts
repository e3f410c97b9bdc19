// cspell:ignore domcontentloaded
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {BASE_URL, pagesOfSitemap} from './sites';

test.use({javaScriptEnabled: false});

const NARROW = {width: 390, height: 800};
const navbar = (page: Page) => page.locator('.navbar');

test('every page can be read, with all of its tabs', async ({page}) => {
  test.slow();
  let panels = 0;
  for (const address of [...pagesOfSitemap(), 'search', '404.html']) {
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    await expect(page.locator('h1'), address).toBeVisible();
    await expect(page.locator('main'), address).toHaveText(/\S/);
    const hidden = page.locator('main [role=tabpanel]:not(:visible):not(details *)');
    await expect(hidden, address).toHaveCount(0);
    panels += await page.locator('[role=tabpanel]').count();
  }
  expect(panels).toBeGreaterThan(0);
});

test('links lead from the home page to every page', async ({request}) => {
  const found = new Set(['']);
  for (const address of found) {
    const html = await (await request.get(address)).text();
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="?([^\s">#?]+)/g)) {
      const {pathname} = new URL(href, `http://localhost${BASE_URL}${address}`);
      const next = pathname.slice(BASE_URL.length);
      if (pathname.startsWith(BASE_URL) && pagesOfSitemap().includes(next)) found.add(next);
    }
  }
  expect([...found].sort()).toEqual(pagesOfSitemap().sort());
});

test('search says that it needs JavaScript, in the navbar and on its page', async ({page}) => {
  await page.goto('search');
  await expect(navbar(page).locator('noscript > span')).toHaveText('Search needs JavaScript');
  await expect(page.locator('main noscript > p')).toContainText('Search needs JavaScript.');
  await expect(page.locator('main noscript > p')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.locator('main').getByRole('link', {name: 'The documentation'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Getting started'})).toBeVisible();
});

test('nothing is offered that does not work', async ({page}) => {
  for (const viewport of [NARROW, {width: 1440, height: 900}]) {
    await page.setViewportSize(viewport);
    await page.goto('docs/graphql/queries/filtering');
    await expect(page.locator('article')).toBeVisible();
    await expect(page.locator('button:visible, [role=tablist]:visible')).toHaveCount(0);
  }
});

test('dropdown menus open by keyboard', async ({page}) => {
  await page.goto('docs/faq');
  const item = navbar(page).getByRole('link', {name: /All releases/});
  await expect(item).toBeHidden();
  await navbar(page).locator('[aria-haspopup]').first().focus();
  await expect(item).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item).toBeFocused();
});

test('on a small screen the links of the navbar, its menus and the documentation are on the page', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto('docs/faq');
  for (const name of ['Docs', 'FAQ', 'Contributing', /All releases/, 'English', /GitHub/]) {
    await expect(navbar(page).getByRole('link', {name}).last()).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);

  await navbar(page).getByRole('link', {name: 'Docs'}).click();
  await page.locator('.theme-doc-sidebar-menu .menu__link', {hasText: /^GraphQL$/}).click();
  await expect(page).toHaveURL(/\/docs\/graphql\//);
  await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeVisible();
});

test('a section with details opens', async ({page}) => {
  await page.goto('docs/concepts/advanced/assemblers');
  const details = page.locator('main details').first();
  const content = details.locator('pre, p').first();
  await expect(content).toBeHidden();
  await details.locator('summary').click();
  await expect(content).toBeVisible();
});

test.describe('under a dark system', () => {
  test.use({colorScheme: 'dark'});

  test('the color mode is the default, light', async ({page}) => {
    await page.goto('docs/faq');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(31, 43, 40)');
  });
});
