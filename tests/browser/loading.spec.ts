// cspell:ignore domcontentloaded networkidle
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {holdScripts, PAGE_FILES} from './page-helpers';

const spinner = (page: Page) => page.locator('.load-spinner');
const faq = (page: Page) => page.getByRole('heading', {level: 1, name: 'FAQ'});

/** Opens a page whose own files do not come yet, with the time standing still. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdScripts(page, PAGE_FILES);
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  return release;
}

test('where nothing can be read yet, a spinner shows after 200 ms and not before', async ({
  page,
  expectFault,
}) => {
  // The server knows no page in capitals; the router does.
  expectFault(/status of 404/);
  const release = await openHeld(page, 'docs/FAQ');
  await expect(page.locator('main')).toBeAttached();
  await expect(page.getByText('Page Not Found')).toHaveCount(0);
  await page.clock.runFor(199);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner(page)).toBeVisible();
  release();
  await page.clock.resume();
  await expect(faq(page)).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test('where nothing can be read and a file does not come, the box stands instead of the spinner', async ({
  page,
  expectFault,
}) => {
  expectFault(/status of 404|ERR_FAILED/);
  await page.route(PAGE_FILES, (route) => route.abort());
  await page.goto('docs/FAQ');
  await expect(page.locator('.load-failure')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(spinner(page)).toHaveCount(0);
  await page.unroute(PAGE_FILES);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(faq(page)).toBeVisible();
});

test('a text that can be read is not replaced by a spinner', async ({page}) => {
  const release = await openHeld(page, 'docs/faq');
  await page.clock.runFor(10_000);
  await expect(faq(page)).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('on slow 3G the page can be read before a script has come', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const release = await holdScripts(page);
  await page.goto('docs/faq', {waitUntil: 'commit'});
  await expect(faq(page)).toBeVisible();
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#./);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.load-failure')).toHaveCount(0);
});

test.describe('ahead of need', () => {
  const connections = [
    {name: '2g', value: {effectiveType: '2g', saveData: false}, isFetched: false},
    {name: 'slow 2g', value: {effectiveType: 'slow-2g', saveData: false}, isFetched: false},
    {name: 'data saver', value: {effectiveType: '4g', saveData: true}, isFetched: false},
    {name: '4g', value: {effectiveType: '4g', saveData: false}, isFetched: true},
  ];
  for (const {name, value, isFetched} of connections) {
    test(`${isFetched ? 'something' : 'nothing'} is fetched on ${name}`, async ({page, visit}) => {
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, 'connection', {value: connection});
      }, value);
      await visit('docs/faq');
      await page.waitForLoadState('networkidle');
      const later: string[] = [];
      page.on('request', (request) => later.push(request.url()));
      await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).hover();
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
      await page.waitForTimeout(500);
      const prefetched = await page.locator('link[rel=prefetch]').count();
      expect(later.length + prefetched > 0, `${later.join(' ')}, ${prefetched} prefetched`).toBe(isFetched);
    });
  }
});
