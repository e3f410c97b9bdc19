import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

/** What the keyboard has come to: what it is, whether the reader sees that, and whether it is in view. */
interface Stop {
  element: string;
  isMarked: boolean;
  isInView: boolean;
}

/** Presses a key until the focus has gone all the way round, and tells where it has been. */
async function stops(page: Page, key: 'Tab' | 'Shift+Tab', limit: number): Promise<Stop[]> {
  const found: Stop[] = [];
  while (found.length < limit) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Of a tall box the part that is in the window.
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const hit = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
      return {
        element: element.outerHTML.slice(0, 120),
        isMarked: outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2,
        isInView: hit !== null && (element.contains(hit) || hit.contains(element)),
      };
    });
    if (!stop) break;
    found.push(stop);
  }
  return found;
}

test.describe('what has the focus is marked and in view', () => {
  for (const [name, width, key] of [
    ['forwards', 1440, 'Tab'],
    ['backwards', 1440, 'Shift+Tab'],
    ['forwards on a narrow screen', 390, 'Tab'],
    ['backwards on a narrow screen', 390, 'Shift+Tab'],
  ] as const) {
    test(name, async ({page, visit}) => {
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await visit('docs/introduction/install');
      if (key === 'Shift+Tab') await page.keyboard.press('End');
      const found = await stops(page, key, 90);
      expect(found.length).toBeGreaterThan(20);
      expect(found.filter(({isMarked, isInView}) => !isMarked || !isInView)).toEqual([]);
    });
  }
});

test('the categories of the sidebar open and close', async ({page, visit}) => {
  await visit('docs/introduction/getting-started');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const category = sidebar.getByRole('button', {name: 'Concepts', exact: true});
  await category.focus();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('link', {name: 'DTOs', exact: true})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
});

test('the tabs are one stop: arrows, Home and End lead through them', async ({page, visit}) => {
  await visit('docs/persistence/services');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const first = tabs.first();
  const last = tabs.last();
  await expect(tabs).toHaveCount(5);
  await expect(tabs.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await first.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: await last.innerText()}).first()).toBeVisible();
});

/** A table that compares five things, which a phone shows side by side. */
const wideTable = (page: Page) => page.locator('.scroll-box', {has: page.locator('th:nth-child(5)')}).first();

test.describe('boxes that scroll', () => {
  async function expectScrollable(page: Page, box: Locator): Promise<void> {
    await expect(box).toHaveAttribute('tabindex', '0');
    await box.focus();
    await expect(box).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }

  test('are stops only while they are too narrow, code and tables alike', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit('docs/persistence/services');
    await expectScrollable(page, wideTable(page));
    await expectScrollable(page, page.locator('.code-block__code:visible').first());

    const misplaced = () =>
      page.evaluate(() => {
        const boxes = Array.from(document.querySelectorAll<HTMLElement>('.scroll-box, .code-block__code'));
        const shown = boxes.filter((box) => box.clientWidth > 0);
        return {
          shown: shown.length,
          wrong: shown.filter((box) => box.scrollWidth > box.clientWidth !== (box.tabIndex === 0)).length,
        };
      });
    const {shown, wrong} = await misplaced();
    expect(shown).toBeGreaterThan(10);
    expect(wrong).toBe(0);

    await page.setViewportSize({width: 1440, height: 844});
    await expect(page.locator('.code-block__code:visible').first()).not.toHaveAttribute('tabindex');
    await expect.poll(misplaced).toMatchObject({wrong: 0});
  });

  test('are stops on the next page too', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit('');
    await page.getByRole('link', {name: 'What an adapter can do'}).press('Enter');
    await page.waitForURL(/\/persistence\/services/);
    const short = page.locator('.code-block__code:not([tabindex])');
    await expect(short.first()).toBeAttached();
    await expectScrollable(page, wideTable(page));
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all boxes that may scroll are stops', async ({page, visit}) => {
    await visit('docs/persistence/services');
    const boxes = page.locator('.scroll-box, .code-block__code');
    expect(await boxes.count()).toBeGreaterThan(10);
    await expect(page.locator('.scroll-box:not([tabindex="0"])')).toHaveCount(0);
    await expect(page.locator('.code-block__code:not([tabindex="0"])')).toHaveCount(0);
  });
});

test('the search keeps the focus off the page behind it until it is closed', async ({page, visit}) => {
  await visit('docs/introduction/install');
  const button = page.locator('.DocSearch-Button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type('filter');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press(key);
      // Beyond the last button the focus is the browser's own, and on the body for the page.
      const inPage = page.locator(':focus:not(body, .DocSearch-Modal *)');
      await expect(inPage).toHaveCount(0);
    }
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
