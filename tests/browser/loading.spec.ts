// cspell:ignore domcontentloaded
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {alive, connect, fetchedUntilIdle, holdScripts, idle, navbar, PAGE_FILES, title} from './page-helpers';
import {PROGRESS_BAR, SPINNER_DELAY} from './specification';

const spinner = (page: Page) => page.locator('.load-spinner');

/** Lets the time of the page stand still, so that a test moves it on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens a page whose own files do not come yet, with the time standing still. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  await page.clock.install();
  await stopClock(page);
  const release = await holdScripts(page, PAGE_FILES);
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  return release;
}

test(`with nothing to read, a spinner shows after ${SPINNER_DELAY} ms`, async ({page, expectFault}) => {
  // The server knows no page in capitals; the router does.
  expectFault(/status of 404/);
  const release = await openHeld(page, 'docs/FAQ');
  await expect(page.locator('main')).toBeAttached();
  await expect(page.getByText('Page not found')).toHaveCount(0);
  await page.clock.runFor(SPINNER_DELAY - 1);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner(page)).toBeVisible();
  release();
  await page.clock.resume();
  await expect(title(page, 'FAQ')).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test('a text that can be read is not replaced by a spinner, and its links work', async ({page}) => {
  const release = await openHeld(page, 'docs/faq');
  await page.clock.runFor(10_000);
  await expect(title(page, 'FAQ')).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#./);
  release();
  await page.clock.resume();
  await alive(page);
});

test('a press of Run before the page is alive shows, and the sample runs then', async ({page}) => {
  const release = await holdScripts(page, PAGE_FILES);
  await page.goto('docs/graphql/queries/filtering', {waitUntil: 'domcontentloaded'});
  const run = page.locator('.live-run').first();
  await run.click();
  await expect(run).toHaveAttribute('data-busy', 'loading');
  release();
  await expect(page.locator('.live__chip').first()).toContainText('as recorded', {timeout: 30_000});
  await expect(run).not.toHaveAttribute('data-busy');
});

test.describe('the bar of a navigation', () => {
  test.use({site: 'hosted'});

  const bar = (page: Page) => page.locator('#nprogress .bar');
  const follow = (page: Page) => page.locator('.menu').getByRole('link', {name: 'Long'}).click();

  test('shows after its delay, from its minimum on, and grows by its rate at most', async ({page, visit}) => {
    const {delay, minimum, speed, trickleEvery, trickleRate} = PROGRESS_BAR;
    // Nothing is fetched ahead, so that the navigation must wait for it.
    await connect(page);
    await page.clock.install();
    await visit('docs/headings');
    const release = await holdScripts(page);
    const progress = async () => {
      const style = await bar(page).getAttribute('style');
      const left = /translate3d\((-?[\d.]+)%/.exec(style ?? '')?.[1];
      return Math.round((1 - Number(left) / -100) * 1e6) / 1e6;
    };
    await stopClock(page);
    await follow(page);
    await page.clock.runFor(delay - 1);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    expect(await progress()).toBe(minimum);
    await expect(bar(page)).toHaveCSS('transition', new RegExp(`${speed / 1000}s`));
    await page.clock.runFor(trickleEvery - 1);
    expect(await progress()).toBe(minimum);
    await page.clock.runFor(1);
    const grown = (await progress()) - minimum;
    expect(grown).toBeGreaterThan(0);
    expect(grown).toBeLessThanOrEqual(trickleRate + 1e-6);
    release();
    await expect(title(page, 'Long')).toBeVisible();
    await page.clock.resume();
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('ahead of need', () => {
  for (const [name, type, savesData] of [
    ['2g', '2g', false],
    ['a slow 2g', 'slow-2g', false],
    ['a connection that saves data', '4g', true],
  ] as const) {
    test(`nothing is fetched on ${name}`, async ({page, visit}) => {
      await connect(page, type, savesData);
      await visit('docs/faq');
      const later: string[] = [];
      page.on('request', (request) => later.push(request.url()));
      await navbar(page).getByRole('link', {name: 'Contributing'}).hover();
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
      await idle(page);
      await idle(page);
      expect(later).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });
  }

  test('a page whose link is in view is fetched, and one whose link is pointed at is run', async ({
    page,
    visit,
  }) => {
    // Neither this page nor the next one is of the tutorial, whose progress comes after it is drawn.
    await visit('docs/graphql/queries/filtering');
    const next = page.locator('.pagination-nav__link--next');
    await next.scrollIntoViewIfNeeded();
    const ahead = (await fetchedUntilIdle(page)).filter(({isAhead}) => isAhead).map(({url}) => url);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await next.click();
    await expect(title(page, 'Filtering')).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => !ahead.includes(url))).toEqual([]);

    // Whether it was fetched ahead or not, its script is run before the click.
    const loaded = page.waitForRequest((request) => request.resourceType() === 'script');
    await navbar(page).getByRole('link', {name: 'FAQ'}).hover();
    expect((await loaded).url()).toMatch(PAGE_FILES);
  });
});
