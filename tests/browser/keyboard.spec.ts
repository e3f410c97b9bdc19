import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {PHONE, WIDE} from './page-helpers';

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

for (const [name, size, key] of [
  ['forwards on a wide screen', WIDE, 'Tab'],
  ['backwards on a wide screen', WIDE, 'Shift+Tab'],
  ['forwards on a narrow screen', PHONE, 'Tab'],
] as const) {
  test(`what has the focus is marked and in view, ${name}`, async ({page, visit}) => {
    await page.setViewportSize(size);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit('docs/introduction/install');
    if (key === 'Shift+Tab') await page.keyboard.press('End');
    const found = await stops(page, key, 90);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({isMarked, isInView}) => !isMarked || !isInView)).toEqual([]);
  });
}

test('the first Tab reaches the skip link, which leads past the navigation', async ({page, visit}) => {
  await visit('docs/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
});

test('the tabs are one stop, with arrows, Home and End inside', {tag: '@core'}, async ({page, visit}) => {
  await visit('docs/persistence/services');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await tabs.first().focus();
  const before = await page.evaluate(() => scrollY);
  for (const [key, tab] of [
    ['End', tabs.last()],
    ['ArrowRight', tabs.first()],
    ['ArrowLeft', tabs.last()],
    ['Home', tabs.first()],
    ['End', tabs.last()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Space');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  const name = await tabs.last().innerText();
  await expect(page.getByRole('tabpanel', {name}).first()).toBeVisible();
});

test('boxes are stops only while there is something to scroll to', async ({page, visit}) => {
  const code = page.locator('.code-block__code:visible');
  const table = page.locator('.scroll-box', {has: page.locator('th:nth-child(5)')}).first();
  async function expectScrollable(box: Locator): Promise<void> {
    await expect(box).toHaveAttribute('tabindex', '0');
    await box.focus();
    await expect(box).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
  await page.setViewportSize(PHONE);
  await visit('');
  await page.getByRole('link', {name: 'What its adapter can do'}).press('Enter');
  await expect(page).toHaveURL(/\/persistence\/services/);
  // On phones its rows are cards, which have nothing to scroll to.
  await expect(table).not.toHaveAttribute('tabindex');
  await page.setViewportSize({...PHONE, width: 700});
  await expectScrollable(table);
  // Its first column has room for words.
  expect((await table.locator('td').first().boundingBox())?.width).toBeGreaterThan(80);
  await page.setViewportSize(PHONE);
  await expectScrollable(code.first());
  const misplaced = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('.scroll-box, .code-block__code'))
        .filter((box) => !box.matches('.live-sample > .sample-inputs *'))
        .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth !== (box.tabIndex === 0))
        .map((box) => box.outerHTML.slice(0, 120)),
    );
  expect(await code.count()).toBeGreaterThan(5);
  await expect.poll(misplaced).toEqual([]);
  await page.setViewportSize(WIDE);
  await expect(code.first()).not.toHaveAttribute('tabindex');
  await expect.poll(misplaced).toEqual([]);
});
