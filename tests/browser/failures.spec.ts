import type {Page, Route} from '@playwright/test';
import {expect, test} from './fixtures';
import {alive, connect, idle, navbar, PAGE_FILES, title} from './page-helpers';
import {BASE_URL} from './sites';

const PAGE = 'docs/faq';
const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;
const RUNTIME = /\/assets\/js\/runtime~/;

const box = (page: Page) => page.locator('.load-failure');
const retry = (page: Page) => box(page).getByRole('button', {name: 'Retry'});
const follow = (page: Page, name: string) => navbar(page).getByRole('link', {name}).click();

const absent = (route: Route) => route.abort();
const gone = (route: Route) => route.fulfill({status: 404, body: 'Not found'});
const other = (route: Route) => route.fulfill({body: '<!doctype html><title>Sign in</title>'});

const half = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({response, body: body.subarray(0, body.length / 2)});
};

/** Counts how often documents are loaded. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}

test.describe('a page that crashes', () => {
  test.use({site: 'hosted'});

  test('says so, and can be tried again or left', async ({page, expectFault}) => {
    expectFault(/planted/);
    const crash = page.getByRole('button', {name: 'Crash'});
    await page.goto('docs/crash');
    await alive(page);
    await crash.click();
    await expect(title(page, 'This page crashed.')).toBeVisible();
    await expect(page.locator('main')).toContainText('planted');
    await page.getByRole('button', {name: 'Try again'}).click();
    await crash.click();
    await expect(title(page, 'This page crashed.')).toBeVisible();
    await follow(page, 'Headings');
    await expect(title(page, 'Headings')).toBeVisible();
  });
});

test.describe('a first load', () => {
  for (const [what, file, answer] of [
    ['a file of the page does not come', PAGE_FILES, absent],
    ['a file of the page is something else', PAGE_FILES, other],
    ['the main file does not come', MAIN, absent],
    ['the runtime is gone', RUNTIME, gone],
  ] as const) {
    test(`of which ${what} keeps its text, says so, and lives after a retry`, async ({page, expectFault}) => {
      expectFault(/ERR_FAILED|status of 404|Unexpected token/);
      const loads = countLoads(page);
      await page.route(file, answer);
      await page.goto(PAGE);
      await expect(box(page)).toBeVisible();
      await expect(box(page).locator('.load-failure__error')).toHaveText(/^Loading .* failed\.$/);
      await expect(title(page, 'FAQ')).toBeVisible();
      const [above, below] = [await box(page).boundingBox(), await page.locator('article').boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await page.unroute(file);
      await retry(page).click();
      await alive(page);
      await expect(box(page)).toHaveCount(0);
      expect(loads()).toBe(2);
    });
  }

  for (const [what, sheet] of [
    ['the style sheet', /\/assets\/css\/styles\./],
    ['the style sheet of this page alone', /\/assets\/css\/(?!styles\.)/],
  ] as const) {
    test(`of which ${what} is cut off says so, and is whole after a retry`, async ({page}) => {
      await page.route(sheet, half);
      await page.goto('docs/concepts/dtos');
      await expect(box(page)).toContainText('or only in part');
      await page.unroute(sheet);
      await retry(page).click();
      await alive(page);
      await expect(box(page)).toHaveCount(0);
    });
  }

  test('that failed has a box to close and links that work', async ({page, expectFault}) => {
    expectFault(/status of 404/);
    await page.route(PAGE_FILES, gone);
    await page.goto(PAGE);
    await box(page).getByRole('button', {name: 'Close'}).click();
    await expect(box(page)).toHaveCount(0);
    await page.unroute(PAGE_FILES);
    await follow(page, 'Contributing');
    await alive(page);
    await expect(page).toHaveURL(/docs\/contributing$/);
  });
});

test.describe('a navigation', () => {
  test.beforeEach(async ({page, visit, expectFault}) => {
    expectFault(/console warning: ChunkLoadError/);
    // Nothing is fetched ahead, so that the navigation needs the connection.
    await connect(page);
    await visit(PAGE);
  });

  test('of which a file is gone loads its page once, then shows the box', async ({page, expectFault}) => {
    expectFault(/status of 404/);
    const loads = countLoads(page);
    await page.route(PAGE_FILES, gone);
    await follow(page, 'Contributing');
    await expect(box(page)).toBeVisible();
    await expect(title(page, 'Contributing')).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === `${BASE_URL}docs/contributing`);
    await idle(page);
    expect(loads()).toBe(1);
    await page.unroute(PAGE_FILES);
    await retry(page).click();
    await alive(page);
  });

  test('without a connection keeps the page at hand alive', async ({page, context, expectFault}) => {
    expectFault(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await follow(page, 'Contributing');
    await expect(box(page)).toContainText(`The page at ${BASE_URL}docs/contributing did not load.`);
    await expect(title(page, 'FAQ')).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await context.setOffline(false);
    await retry(page).click();
    await expect(title(page, 'Contributing')).toBeVisible();
    await expect(box(page)).toHaveCount(0);

    // A link of a page that is not alive loads a document, which would have nothing of the other page at hand.
    await alive(page);
    await follow(page, 'FAQ');
    await expect(title(page, 'FAQ')).toBeVisible();
    await context.setOffline(true);
    await follow(page, 'Docs');
    await expect(box(page)).toBeVisible();
    await follow(page, 'Contributing');
    await expect(title(page, 'Contributing')).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  });
});

/** Publishes the site anew while the page is open: the files of the same pages have other names, the old ones are gone. */
async function deploy(page: Page): Promise<void> {
  // Not the text of the inline script, whose hash the policy of the page names.
  const rename = (text: string, from: string, to: string) =>
    text.replaceAll(new RegExp(`(?<!["'\`]/)assets/${from}/`, 'g'), `assets/${to}/`);
  await page.context().route('**/nestjs-query/**', async (route) => {
    const request = route.request();
    const url = request.url();
    if (url.includes('/assets/js/')) return gone(route);
    const isRenamed = url.includes('/assets/deployed/');
    if (!isRenamed && request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({url: rename(url, 'deployed', 'js')});
    return route.fulfill({response, body: rename(await response.text(), 'js', 'deployed')});
  });
}

test('a tab of an earlier deployment goes on with the new one', async ({page, visit, expectFault}) => {
  expectFault(/status of 404/);
  expectFault(/console warning: ChunkLoadError/);
  await connect(page);
  await visit(PAGE);
  await deploy(page);
  await page.locator('.DocSearch-Button').hover();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toContainText('Search did not load.');
  await box(page).getByRole('button', {name: 'Close'}).press('Enter');
  const loads = countLoads(page);
  await follow(page, 'Contributing');
  await expect(title(page, 'Contributing')).toBeVisible();
  await alive(page);
  await follow(page, 'FAQ');
  await expect(title(page, 'FAQ')).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  expect(loads()).toBe(1);
});

test.describe('a sample', () => {
  const sample = (page: Page) => page.locator('.live-sample').first();
  const run = (page: Page) => sample(page).getByRole('button', {name: 'Run'}).click();

  for (const file of ['runtime', 'programs/', 'sqlite', 'frame']) {
    test(`whose ${file} is replaced or cut says so in its place, and runs after a retry`, async ({
      page,
      visit,
    }) => {
      const fault = sample(page).locator('.live__fault');
      const files = `**/assets/live/${file}**`;
      await visit('docs/graphql/queries/filtering');
      await page.route(files, other);
      await run(page);
      await expect(fault).toContainText('not whole');
      await page.unroute(files);
      let answer: () => void = () => undefined;
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(files, (route) => isAnswered.then(() => half(route)));
      await fault.getByRole('button', {name: 'Retry'}).click();
      await expect(fault).toHaveCount(0);
      answer();
      await expect(fault).toContainText('not whole');
      await page.unroute(files);
      await fault.getByRole('button', {name: 'Retry'}).click();
      await expect(sample(page).locator('[data-live-result]').first()).toBeVisible({timeout: 30_000});
    });
  }

  test('that is run without a connection moves nothing, and runs when there is one', async ({
    page,
    context,
    visit,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED/);
    await connect(page);
    await visit('docs/graphql/queries/filtering');
    const top = () => sample(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await context.setOffline(true);
    await run(page);
    await expect(box(page)).toContainText('did not load');
    expect(await top()).toBe(before);
    await context.setOffline(false);
    await sample(page).getByRole('button', {name: 'Retry'}).click();
    await expect(sample(page).locator('[data-live-result]').first()).toBeVisible({timeout: 30_000});
    await expect(box(page)).toHaveCount(0);
  });
});
