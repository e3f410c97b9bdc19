import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {holdScripts, store, stored} from './page-helpers';

const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light/});

/** What is rendered, and what was chosen. */
async function expectMode(page: Page, mode: 'light' | 'dark', choice: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'dark'});

  test('the page is light', async ({page, visit}) => {
    await visit('docs/faq');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });
});

test.describe('under a dark system', () => {
  test.use({colorScheme: 'dark'});

  test('the switch goes from system over light and dark to system', async ({page, visit}) => {
    await visit('docs/faq');
    await expectMode(page, 'dark', 'system');
    expect(await stored(page, 'theme')).toBeNull();

    await toggle(page).click();
    await expectMode(page, 'light', 'light');
    expect(await stored(page, 'theme')).toBe('light');

    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');

    await toggle(page).click();
    await expectMode(page, 'dark', 'system');
    expect(await stored(page, 'theme')).toBeNull();
  });

  test('a choice holds on the next page, before that is alive', async ({page, visit}) => {
    await visit('docs/faq');
    await toggle(page).click();
    const release = await holdScripts(page);
    await page.goto('docs/contributing', {waitUntil: 'commit'});
    await expectMode(page, 'light', 'light');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expectMode(page, 'light', 'light');
  });

  test('a stored "system" is what the system prefers, from the first paint on', async ({page, visit}) => {
    await visit('docs/faq');
    await store(page, 'theme', 'system');
    const release = await holdScripts(page);
    await page.goto('docs/faq', {waitUntil: 'commit'});
    await expectMode(page, 'dark', 'system');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expectMode(page, 'dark', 'system');

    await page.emulateMedia({colorScheme: 'light'});
    await expectMode(page, 'light', 'system');
    await toggle(page).click();
    await expectMode(page, 'light', 'light');
  });

  test('other tabs follow, also to a stored "system"', async ({page, visit, context, baseURL}) => {
    await visit('docs/faq');
    const other = await context.newPage();
    await other.goto(`${baseURL}docs/contributing`);
    await expect(other.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

    await toggle(page).click();
    await expectMode(other, 'light', 'light');
    await store(page, 'theme', 'system');
    await expectMode(other, 'dark', 'system');
    await other.emulateMedia({colorScheme: 'light'});
    await expectMode(other, 'light', 'system');
  });
});

test('the page follows the system while nothing is chosen, and only then', async ({page, visit}) => {
  await visit('docs/faq');
  await expectMode(page, 'light', 'system');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'dark', 'system');
  await toggle(page).click();
  await expectMode(page, 'light', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'light', 'light');
});

test.describe('where the system preference is not respected', () => {
  test.use({site: 'two-modes', colorScheme: 'dark'});

  test('the page is light, and the switch goes between dark and light', async ({page, visit}) => {
    await visit('docs/headings');
    await expectMode(page, 'light', 'light');
    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
    await toggle(page).click();
    await expectMode(page, 'light', 'light');
    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
  });

  test('a stored "system" is the default mode', async ({page, visit}) => {
    await visit('docs/headings');
    await store(page, 'theme', 'system');
    await visit('docs/headings');
    await expectMode(page, 'light', 'light');
    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
  });
});

test.describe('where the switch is disabled', () => {
  test.use({site: 'no-switch'});

  test('there is no switch, and the stored choice is deleted and has no effect', async ({page, visit}) => {
    await visit('docs/headings');
    await expect(toggle(page)).toHaveCount(0);
    await store(page, 'theme', 'dark');
    await visit('docs/headings');
    await expectMode(page, 'light', 'system');
    await expect.poll(() => stored(page, 'theme')).toBeNull();
  });
});
