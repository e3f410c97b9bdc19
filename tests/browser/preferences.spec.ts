import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {alive, expectNoShift, expectStored, holdScripts, title} from './page-helpers';
import {originOf} from './sites';
import {storedBy, traces} from './stored';

const bar = (page: Page) => page.locator('.theme-announcement-bar');

/** Far less than a page shifts when a bar of 30 pixels comes or goes. */
const BAR_SHIFT = 0.001;

async function dismiss(page: Page): Promise<void> {
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
}

test('a dismissed announcement stays away, and takes no place', async ({page, visit}) => {
  await visit('docs/faq');
  await expect(bar(page)).toBeVisible();
  await dismiss(page);
  await expectStored(page, 'docusaurus.announcement.dismiss', 'true');
  const release = await holdScripts(page);
  await page.goto('docs/contributing', {waitUntil: 'commit'});
  await expect(page.locator('.footer')).toBeAttached();
  await expect(bar(page)).toBeHidden();
  release();
  await expect(bar(page)).toHaveCount(0);
  await expectNoShift(page, BAR_SHIFT);
});

test.describe('a new announcement', () => {
  test.use({site: 'hosted'});

  test('shows at once although the one before was dismissed', async ({page, visit}) => {
    await visit('docs/headings');
    await dismiss(page);
    // The site is published again: the same address now has the variant with another announcement.
    await page.route(`${originOf('hosted')}/**`, (route) =>
      route.continue({url: route.request().url().replace(originOf('hosted'), originOf('assistant'))}),
    );
    const release = await holdScripts(page);
    await page.goto('docs/headings', {waitUntil: 'commit'});
    await expect(bar(page)).toBeVisible();
    release();
    await alive(page);
    await expect(bar(page)).toBeVisible();
    await expectStored(page, 'docusaurus.announcement.dismiss', 'false');
    await expectNoShift(page, BAR_SHIFT);
  });
});

/** Uses everything of the site that remembers a choice. */
async function chooseEverything(page: Page): Promise<void> {
  await page.goto('docs/persistence/services');
  await alive(page);
  const mode = page.getByRole('button', {name: /Switch between dark and light/}).first();
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await dismiss(page);
  const tab = page.getByRole('tab', {name: 'Mongoose'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('install');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  const version = page.locator('.navbar .dropdown').filter({hasText: 'Next'});
  await version.hover();
  await version.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(title(page, 'FAQ')).toBeVisible();
  await page.goto('docs/migration-guides/your-code?view=upgrade&from=8.0.3&to=9.5.0');
  await page
    .getByRole('checkbox', {name: /^Done: /})
    .first()
    .check();
  await page.getByRole('tab', {name: 'Check for dangers'}).click();
  await page.locator('.your-code__item summary').first().click();
  await page.getByRole('button', {name: 'Hide this danger'}).click();
}

test('what is listed as stored is stored', async ({page, context, site}) => {
  await chooseEverything(page);
  // Steps of the tutorial are solved by its own tests.
  const listed = Object.keys(storedBy(site)).filter((name) => name !== 'tutorial');
  expect((await traces(context)).stored.sort()).toEqual(listed.sort());
});

const spoiled: [string, () => void, RegExp][] = [
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    /Docusaurus storage error.*QuotaExceededError/s,
  ],
  [
    'is forbidden, as with blocked cookies',
    () => {
      const forbid = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', {get: forbid});
      Object.defineProperty(window, 'sessionStorage', {get: forbid});
    },
    /storage/i,
  ],
];
for (const [how, spoil, fault] of spoiled) {
  test(`everything works where storage ${how}`, async ({page, expectFault}) => {
    expectFault(fault);
    await page.addInitScript(spoil);
    await chooseEverything(page);
  });
}

test.describe('reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  /** What on the page moves for longer than a millisecond, by element and by pseudo-element. */
  function moving(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const isLong = (list: string) =>
        list.split(',').some((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000) > 1);
      const isMoving = (style: CSSStyleDeclaration) =>
        (style.animationName !== 'none' && isLong(style.animationDuration)) ||
        (style.transitionProperty !== 'none' && isLong(style.transitionDuration));
      return Array.from(document.querySelectorAll('*')).flatMap((element) =>
        [undefined, '::before', '::after']
          .filter((part) => isMoving(getComputedStyle(element, part)))
          .map((part) => `${element.tagName}.${String(element.className)}${part ?? ''}`),
      );
    });
  }

  for (const width of [1440, 390]) {
    test(`nothing moves at ${width} pixels`, async ({page, visit}) => {
      await page.setViewportSize({width, height: 800});
      await visit('docs/introduction/example');
      expect(await moving(page)).toEqual([]);
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('filter');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      expect(await moving(page)).toEqual([]);
    });
  }
});

test.describe('colors that a reader forces', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`leave the focus and what is active to be seen (${colorScheme})`, async ({page, visit}) => {
      await page.emulateMedia({colorScheme});
      await visit('docs/persistence/services');
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      const [active, ...others] = await tabs.evaluateAll((all) =>
        all.map((tab) => getComputedStyle(tab).borderBottomColor),
      );
      expect(others.length).toBeGreaterThan(1);
      expect(others).not.toContain(active);
      const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]');
      await expect(current).toHaveCSS('text-decoration-line', 'underline');
      const mark = page.locator('.sample-menu summary').first();
      expect(await mark.evaluate((one) => getComputedStyle(one, '::before').content)).toContain('⋯');
      await page.keyboard.press('Control+k');
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      await expect(page.locator('.DocSearch-Input')).toHaveCSS('outline-style', 'solid');
    });
  }
});
