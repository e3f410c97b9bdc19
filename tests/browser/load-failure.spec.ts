import type {Page, Route} from '@playwright/test';
import {expect, test} from './fixtures';
import {PAGE_FILES} from './page-helpers';
import {BASE_URL} from './sites';

const PAGE = 'docs/faq';
const box = (page: Page) => page.locator('.load-failure');
const retry = (page: Page) => box(page).getByRole('button', {name: 'Retry'});
const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;

const answers = {
  'does not come': (route: Route) => route.abort(),
  'is gone': (route: Route) => route.fulfill({status: 404, body: 'Not found'}),
  'is something else': (route: Route) => route.fulfill({body: '<!doctype html><title>Sign in</title>'}),
};

/** Counts how often documents are loaded. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}

test.describe('a first load', () => {
  test.beforeEach(({expectFault}) => {
    expectFault(/ERR_FAILED|status of 404|Unexpected token/);
  });

  for (const [what, file, hows] of [
    ['a file of the page', PAGE_FILES, ['does not come', 'is gone', 'is something else']],
    ['the main file', MAIN, ['does not come', 'is something else']],
    ['the runtime', /\/assets\/js\/runtime~/, ['is gone']],
  ] as const) {
    for (const how of hows) {
      test(`of which ${what} ${how} keeps its text, says so, and lives after a retry`, async ({page}) => {
        const loads = countLoads(page);
        await page.route(file, answers[how]);
        await page.goto(PAGE);
        await expect(box(page)).toBeVisible();
        await expect(box(page).locator('.load-failure__error')).toHaveText(
          /Loading .*failed|Unexpected token/,
        );
        await expect(page.locator('article h1')).toBeVisible();
        const [above, below] = [await box(page).boundingBox(), await page.locator('article').boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

        await page.unroute(file);
        await retry(page).click();
        await alive(page);
        await expect(box(page)).toHaveCount(0);
        expect(loads()).toBe(2);
      });
    }
  }

  test('that failed leaves links that work', async ({page}) => {
    await page.route(PAGE_FILES, answers['is gone']);
    await page.goto(PAGE);
    await box(page).getByRole('button', {name: 'Close'}).click();
    await expect(box(page)).toHaveCount(0);
    await page.unroute(PAGE_FILES);
    await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).click();
    await alive(page);
    await expect(page).toHaveURL(/docs\/contributing$/);
  });
});

test('a first load of which a file throws keeps its text, says so, and lives after a retry', async ({
  page,
  expectFault,
}) => {
  expectFault(/This module throws/);
  await page.route(PAGE_FILES, async (route) => {
    const body = await (await route.fetch()).text();
    const modules = /(\d+\(\w+(?:,\w+)*\)\{)/g;
    await route.fulfill({
      contentType: 'text/javascript',
      body: body.replace(modules, '$1throw new Error("This module throws.");'),
    });
  });
  await page.goto(PAGE);
  await expect(box(page).locator('.load-failure__error')).toHaveText('Error: This module throws.');
  await expect(page.locator('article h1')).toBeVisible();
  await page.unroute(PAGE_FILES);
  await retry(page).click();
  await alive(page);
  await expect(box(page)).toHaveCount(0);
});

test('a retry without a connection says why it failed, and the text stays', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.route(MAIN, answers['does not come']);
  await page.goto(PAGE);
  await context.setOffline(true);
  await retry(page).click();
  await expect(box(page)).toContainText('Failed to fetch');
  await expect(page.locator('article h1')).toBeVisible();
  await context.setOffline(false);
  await page.unroute(MAIN);
  await retry(page).click();
  await alive(page);
});

test.describe('a navigation', () => {
  // Nothing is fetched ahead, so that the navigation needs the connection.
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
    });
  });

  for (const how of ['is gone', 'does not come'] as const) {
    test(`of which a file ${how} loads its page once, and then shows its text with the box`, async ({
      page,
      visit,
      expectFault,
    }) => {
      expectFault(/status of 404|ERR_FAILED/);
      expectFault(/console warning: ChunkLoadError/);
      await visit(PAGE);
      const loads = countLoads(page);
      await page.route(PAGE_FILES, answers[how]);
      await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).click();
      await expect(box(page)).toBeVisible();
      await expect(page.getByRole('heading', {level: 1, name: 'Contributing'})).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`${BASE_URL}docs/contributing`);
      await page.waitForTimeout(500);
      expect(loads()).toBe(1);
      await page.unroute(PAGE_FILES);
      await retry(page).click();
      await alive(page);
    });
  }

  test('without a connection keeps the page at hand, and a retry finishes it', async ({
    page,
    context,
    visit,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED/);
    expectFault(/console warning: ChunkLoadError/);
    await visit(PAGE);
    await context.setOffline(true);
    await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).click();
    await expect(box(page)).toContainText(`The page at ${BASE_URL}docs/contributing did not load.`);
    await expect(page.getByRole('heading', {level: 1, name: 'FAQ'})).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    // The page is still alive.
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.locator('.table-of-contents a').last().click();
    await expect(page.getByRole('heading', {level: 1, name: 'FAQ'})).toBeAttached();

    await context.setOffline(false);
    await retry(page).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Contributing'})).toBeVisible();
    await alive(page);
    await expect(box(page)).toHaveCount(0);
  });

  test('of which a file is given up because the reader leaves the site changes nothing', async ({
    page,
    visit,
    expectFault,
  }) => {
    expectFault(/console warning: ChunkLoadError/);
    await visit(PAGE);
    await page.clock.install();
    const loads = countLoads(page);
    const asked = new Promise<Route>((resolve) => void page.route(PAGE_FILES, resolve, {times: 1}));
    await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).click();
    // Firefox does this where another document is slow to come.
    const file = await asked;
    await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
    await file.abort('aborted');
    await page.clock.runFor(20_000);
    await page.waitForTimeout(500);
    expect(loads()).toBe(0);
    await expect(box(page)).toHaveCount(0);
    // Who is still here did not leave.
    await page.clock.runFor(20_000);
    await expect(page.getByRole('heading', {level: 1, name: 'Contributing'})).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('that failed does not stand in the way of the next one', async ({
    page,
    context,
    visit,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED/);
    expectFault(/console warning: ChunkLoadError/);
    await visit('docs/contributing');
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'FAQ'})).toBeVisible();
    await context.setOffline(true);
    await page.locator('.navbar').getByRole('link', {name: 'Docs'}).click();
    await expect(box(page)).toBeVisible();
    await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Contributing'})).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  });
});
