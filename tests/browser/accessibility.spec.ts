// cspell:ignore zzqqxxyy
import type {Page} from '@playwright/test';
import {violations, violationsOfColor} from './axe';
import {expect, test} from './fixtures';
import {connect, openAll, PHONE, tooWide, layOut, WIDE} from './page-helpers';
import {BASE_URL, pagesOfSitemap} from './sites';
import {PAGES} from './specification';

/** So many pages follow each other in one tab: they share what they load, and both workers end together. */
const CHUNK = 6;

interface Viewport {
  name: string;
  colorScheme: 'light' | 'dark';
  size: {width: number; height: number};
}

const SHOWN: Viewport[] = [
  {name: 'wide, light', colorScheme: 'light', size: WIDE},
  // What is left of a window of 1280 pixels at 400 %.
  {name: 'narrow, dark', colorScheme: 'dark', size: {width: 320, height: 640}},
];

async function choose(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  // Colors change within a millisecond, but not before the next frame.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
}

async function show(page: Page, {colorScheme, size}: Viewport): Promise<void> {
  await page.setViewportSize(size);
  await choose(page, colorScheme);
}

/** Checks a page as it opens, then the colors of all that it can open, in both ways to show it. */
async function expectAccessible(page: Page, address: string, shown = SHOWN): Promise<void> {
  for (const [index, way] of shown.entries()) {
    await show(page, way);
    if (index === 0) {
      expect.soft(await violations(page, 'structure'), `/${address}, ${way.name}, as it opens`).toEqual([]);
      await openAll(page);
      await layOut(page);
    }
    expect.soft(await violationsOfColor(page), `/${address}, ${way.name}, all open`).toEqual([]);
    expect.soft(await tooWide(page), `/${address}, ${way.name}`).toEqual([]);
  }
}

test.describe('each page opens without a fault, and axe finds none:', () => {
  const pages = pagesOfSitemap();

  test('the sitemap has the pages of the specification', () => {
    expect(pages).toEqual(expect.arrayContaining(PAGES));
  });

  for (let start = 0; start < pages.length; start += CHUNK) {
    const chunk = pages.slice(start, start + CHUNK);
    test(`/${chunk[0]} and those after it`, async ({page, visit}) => {
      test.slow();
      // Nothing is fetched ahead of what is checked.
      await connect(page, '2g', false);
      for (const [index, address] of chunk.entries()) {
        const response = await visit(address);
        expect(response?.status(), address).toBe(200);
        expect(new URL(page.url()).pathname).toBe(BASE_URL + address);
        await expect(page).toHaveTitle(/\S/);
        await expect(page.locator('h1')).toHaveCount(1);
        // A page opens as the one before it was left: each is laid out twice, not three times.
        await expectAccessible(page, address, index % 2 === 0 ? SHOWN : [...SHOWN].reverse());
      }
    });
  }

  test('the not-found page and the search page', async ({page, visit, expectFault}) => {
    expectFault(/status of 404/);
    await visit('nothing-here');
    await expectAccessible(page, 'nothing-here');
    await visit('search?q=filter');
    await expect(page.locator('main article').first()).toBeVisible();
    await expectAccessible(page, 'search');
  });
});

/** Checks what stands open at that moment, in both color modes. */
async function expectAccessibleState(page: Page, except = (found: string[]) => found): Promise<void> {
  await choose(page, 'light');
  expect.soft(except(await violations(page)), 'light').toEqual([]);
  await choose(page, 'dark');
  expect.soft(await violations(page, 'color'), 'dark').toEqual([]);
}

/**
 * Takes out of what axe found that the hits of the search are options which hold a link, as the styles of DocSearch want
 * it. The arrow keys and Enter reach them all the same, and Tab passes them. Fails as soon as there is nothing to take out.
 */
function exceptHits(found: string[]): string[] {
  const others = found.filter((line) => !/^nested-interactive: #docsearch-item-\d+:/.test(line));
  expect(found.length, 'exceptHits is needed no longer: remove it').toBeGreaterThan(others.length);
  return others;
}

test.describe('axe finds nothing in what opens:', () => {
  const input = (page: Page) => page.locator('.DocSearch-Input');

  test.beforeEach(async ({page, visit}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit('docs/introduction/install');
  });

  test('the search before a query, with results, without, and where it fails', async ({page, visit}) => {
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expectAccessibleState(page, exceptHits);
    await input(page).fill('filter');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expectAccessibleState(page, exceptHits);
    await input(page).fill('zzqqxxyy');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    await expectAccessibleState(page);

    await page.route('**/assets/search/index.*', (route) => route.fulfill({body: '[]'}));
    await visit('docs/faq');
    await page.keyboard.press('Control+k');
    await input(page).fill('filter');
    await expect(page.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
    await expectAccessibleState(page);
  });

  test('a dropdown of the navbar, and the page without its announcement', async ({page}) => {
    await page.getByRole('button', {name: 'Next'}).press('Enter');
    await expect(page.getByRole('link', {name: 'All releases'})).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await expectAccessibleState(page);
  });

  test('the menu of a phone, and the table of contents there', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', {name: 'On this page'}).click();
    await expectAccessibleState(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await expectAccessibleState(page);
    await page.locator('.navbar-sidebar').getByRole('button', {name: '← Back to main menu'}).click();
    await expectAccessibleState(page);
  });
});
