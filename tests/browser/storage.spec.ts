import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {LAUNCH_ARGUMENTS} from './chromium';
import {expect, test} from './fixtures';

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Uses everything of the site that remembers a choice. */
async function useEverything(page: Page): Promise<void> {
  await page.goto('docs/persistence/services');
  await alive(page);
  const mode = page.getByRole('button', {name: /Switch between dark and light/}).first();
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);

  const tab = page.getByRole('tab', {name: 'Mongoose'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('install');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(page.locator('article h1')).toBeVisible();

  const version = page.locator('.navbar .dropdown').filter({hasText: 'Next'});
  await version.hover();
  await version.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'FAQ'})).toBeVisible();
}

test('everything works where storage is full', async ({page, expectFault}) => {
  expectFault(/Docusaurus storage error.*QuotaExceededError/s);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await useEverything(page);
});

test('everything works in a browser that blocks cookies and, with them, storage', async ({
  baseURL,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  mkdirSync(path.join(profile, 'Default'), {recursive: true});
  const preferences = {profile: {default_content_setting_values: {cookies: 2}}};
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH,
    args: LAUNCH_ARGUMENTS,
    baseURL,
  });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const page = await context.newPage();
  await page.goto('docs/faq');
  const storage = await page.evaluate(() => {
    try {
      return String(window.localStorage);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe('SecurityError');
  await useEverything(page);
  expect(errors).toEqual([]);
  await context.close();
});
