import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {alive, expectStored, holdScripts, store} from './page-helpers';

const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light/});

/** Expects what is rendered, and what was chosen. */
async function expectMode(page: Page, mode: 'light' | 'dark', choice: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
}

test.describe('under a dark system', () => {
  test.use({colorScheme: 'dark'});

  test('the switch goes from system over light and dark to system', {tag: '@core'}, async ({page, visit}) => {
    await visit('docs/faq');
    await expectMode(page, 'dark', 'system');
    await expectStored(page, 'theme', null);
    await toggle(page).click();
    await expectMode(page, 'light', 'light');
    await expectStored(page, 'theme', 'light');
    // The choice holds whatever the system comes to prefer, and on the next page, before that is alive.
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    const release = await holdScripts(page);
    await page.goto('docs/contributing', {waitUntil: 'commit'});
    await expectMode(page, 'light', 'light');
    release();
    await alive(page);
    await expectMode(page, 'light', 'light');
    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
    await expectStored(page, 'theme', 'dark');
    await toggle(page).click();
    await expectMode(page, 'dark', 'system');
    await expectStored(page, 'theme', null);
  });

  test('a stored "system" is what the system prefers, before the page is alive', async ({page, visit}) => {
    await visit('docs/faq');
    await store(page, 'theme', 'system');
    const release = await holdScripts(page);
    await page.goto('docs/faq', {waitUntil: 'commit'});
    await expectMode(page, 'dark', 'system');
    release();
    await alive(page);
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
    await alive(other);
    await toggle(page).click();
    await expectMode(other, 'light', 'light');
    await store(page, 'theme', 'system');
    await expectMode(other, 'dark', 'system');
    await other.emulateMedia({colorScheme: 'light'});
    await expectMode(other, 'light', 'system');
  });

  test.describe('that is not respected', () => {
    test.use({site: 'hosted'});

    test('the page is light, and the switch goes between dark and light', async ({page, visit}) => {
      await visit('docs/headings');
      await store(page, 'theme', 'system');
      await visit('docs/headings');
      for (const mode of ['light', 'dark', 'light', 'dark'] as const) {
        await expectMode(page, mode, mode);
        await toggle(page).click();
      }
      await expectMode(page, 'light', 'light');
      await expectStored(page, 'theme', 'light');
    });
  });
});

test.describe('where the switch is disabled', () => {
  test.use({site: 'assistant'});

  test('there is no switch, and the stored choice is deleted and has no effect', async ({page, visit}) => {
    await visit('docs/headings');
    await expect(toggle(page)).toHaveCount(0);
    await store(page, 'theme', 'dark');
    await visit('docs/headings');
    await expectMode(page, 'light', 'system');
    await expectStored(page, 'theme', null);
  });
});
