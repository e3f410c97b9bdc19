import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

const PAGE = 'docs/faq';
const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/**
 * Publishes the site anew while the page is open: the files of the same pages have other names, the old ones are gone.
 */
async function deploy(page: Page): Promise<void> {
  // Not the text of the inline script, whose hash the policy of the page names.
  const rename = (text: string, from: string, to: string) =>
    text.replaceAll(new RegExp(`(?<!["'\`]/)assets/${from}/`, 'g'), `assets/${to}/`);
  await page.context().route('**/nestjs-query/**', async (route) => {
    const request = route.request();
    const url = request.url();
    if (url.includes('/assets/js/')) return route.fulfill({status: 404, body: 'Not found'});
    const isRenamed = url.includes('/assets/deployed/');
    if (!isRenamed && request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({url: rename(url, 'deployed', 'js')});
    return route.fulfill({response, body: rename(await response.text(), 'js', 'deployed')});
  });
}

test.beforeEach(async ({page}) => {
  // Nothing is fetched ahead, so that the tab needs what is no longer there.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: {saveData: true, effectiveType: '4g'},
    });
  });
});

test('a navigation in a tab of the old deployment ends on the new page', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/status of 404/);
  expectFault(/console warning: ChunkLoadError/);
  await visit(PAGE);
  await deploy(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Contributing'})).toBeVisible();
  await alive(page);
  await expect(page.locator('.load-failure')).toHaveCount(0);
  expect(documents).toBe(1);
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'FAQ'})).toBeVisible();
  expect(documents).toBe(1);
});

test('search in such a tab says that it did not load, and works after a retry', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/status of 404/);
  await visit(PAGE);
  await deploy(page);
  await page.locator('.DocSearch-Button').hover();
  await page.keyboard.press('Control+k');
  const box = page.locator('.load-failure');
  await expect(box).toContainText('Search did not load.');
  await expect(box).toContainText(/Loading (CSS )?chunk/);
  await expect(page.getByRole('heading', {level: 1, name: 'FAQ'})).toBeVisible();
  await box.getByRole('button', {name: 'Retry'}).focus();
  await page.keyboard.press('Space');
  await expect(box).toHaveCount(0);
  await alive(page);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('install');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
});

test('a hit of a search that was open leads to the new page', async ({page, visit, expectFault}) => {
  expectFault(/status of 404/);
  expectFault(/console warning: ChunkLoadError/);
  await visit(PAGE);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('install');
  const hit = page.locator('.DocSearch-Hit a').first();
  const href = await hit.getAttribute('href');
  await deploy(page);
  const loaded = page.waitForEvent('load');
  await hit.click();
  await loaded;
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await alive(page);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('.load-failure')).toHaveCount(0);
});

test('pointing at links in such a tab is no fault', async ({page, visit, expectFault}) => {
  expectFault(/status of 404/);
  // Links fetch ahead here: the connection is a good one.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: {saveData: false, effectiveType: '4g'},
    });
  });
  await visit(PAGE);
  await deploy(page);
  await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).hover();
  await page.locator('.DocSearch-Button').hover();
  await page.waitForTimeout(500);
  await expect(page.locator('.load-failure')).toHaveCount(0);
});
