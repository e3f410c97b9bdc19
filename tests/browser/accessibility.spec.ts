// cspell:ignore zzqqxxyy
import type {Page} from '@playwright/test';
import {violations} from './axe';
import {expect, test} from './fixtures';
import {pagesOfSitemap} from './sites';

const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};
/** What is left of a window of 1280 pixels at 200 % and at 400 %. */
const ZOOMED = [640, 320];

async function choose(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Colors change within a millisecond, but not before the next frame.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
}

/** Shows what a reader can open in the text: each tab, each collapsible section, and long lines in full. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const each = (selector: string, change: (element: HTMLElement) => void) => {
      document.querySelectorAll<HTMLElement>(selector).forEach(change);
    };
    each('.tab-panel', (panel) => (panel.hidden = false));
    each('.markdown details:not([open]) summary', (summary) => summary.click());
    // Text that is scrolled away, or below a button, is none whose colors axe could tell.
    each('.code-block', (block) => block.classList.add('code-block--wrapped'));
    each('.code-block__buttons', (buttons) => (buttons.style.display = 'none'));
  });
}

/** What is wider than the window and makes the page scroll sideways, outermost first; empty where it does not. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    return Array.from(document.querySelectorAll('body *'))
      .filter(isBeyond)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Checks one load of a page at both widths, in both color modes, and that a narrow window scrolls one way only. */
async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await choose(page, 'light');
  expect.soft(await violations(page), 'wide, light').toEqual([]);
  await choose(page, 'dark');
  expect.soft(await violations(page, 'color'), 'wide, dark').toEqual([]);
  await openAll(page);
  await page.setViewportSize(NARROW);
  expect.soft(await violations(page, 'color'), 'narrow, dark, all open').toEqual([]);
  await choose(page, 'light');
  expect.soft(await violations(page), 'narrow, light, all open').toEqual([]);
  await page.evaluate(() => {
    document
      .querySelectorAll('.code-block')
      .forEach((block) => block.classList.remove('code-block--wrapped'));
  });
  for (const width of ZOOMED) {
    await page.setViewportSize({width, height: 640});
    expect.soft(await tooWide(page), `at ${width} pixels`).toEqual([]);
  }
}

test.describe('axe finds nothing, and nothing is too wide,', () => {
  for (const address of pagesOfSitemap()) {
    test(`on /${address}`, async ({page, visit}) => {
      await visit(address);
      await expectAccessible(page);
    });
  }

  test('on the page of an unknown address', async ({page, visit, expectFault}) => {
    expectFault(/status of 404/);
    await visit('nothing-here');
    await expectAccessible(page);
  });

  test('on the search page', async ({page, visit}) => {
    await visit('search?q=filter');
    await expect(page.locator('main article').first()).toBeVisible();
    await expectAccessible(page);
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
  const PAGE = 'docs/introduction/install';
  const input = (page: Page) => page.locator('.DocSearch-Input');

  test.beforeEach(async ({page, visit}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(PAGE);
  });

  test('the search before a query, with results and without', async ({page}) => {
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await expectAccessibleState(page);
    await input(page).fill('filter');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expectAccessibleState(page, exceptHits);
    await input(page).fill('zzqqxxyy');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    await expectAccessibleState(page);
  });

  test('the search that fails', async ({page}) => {
    await page.route('**/assets/search/index.*', (route) => route.fulfill({body: '[]'}));
    await page.keyboard.press('Control+k');
    await input(page).fill('filter');
    await expect(page.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
    await expectAccessibleState(page);
  });

  test('a dropdown of the navbar', async ({page}) => {
    await page.getByRole('button', {name: 'Next'}).press('ArrowDown');
    await expect(page.getByRole('link', {name: 'All releases'})).toBeVisible();
    await expectAccessibleState(page);
  });

  test('the menu of a narrow screen, and the table of contents there', async ({page}) => {
    await page.setViewportSize(NARROW);
    await page.getByRole('button', {name: 'On this page'}).click();
    await expectAccessibleState(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await expectAccessibleState(page);
    await page.locator('.navbar-sidebar').getByRole('button', {name: '← Back to main menu'}).click();
    await expectAccessibleState(page);
  });

  test('the page without its announcement', async ({page}) => {
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await expectAccessibleState(page);
  });
});
