// cspell:ignore networkidle
import {chromium} from '@playwright/test';
import {LAUNCH_ARGUMENTS} from './chromium';
import {expect, test} from './fixtures';

declare global {
  interface Window {
    restored?: boolean;
  }
}

test('a page comes back from the cache of the browser as it was, and is alive', async ({baseURL}) => {
  // Playwright switches this cache off unless told otherwise.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...LAUNCH_ARGUMENTS, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({baseURL});
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('docs/introduction/install');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.addEventListener('pageshow', (event) => {
      window.restored = event.persisted;
    });
  });
  await page.goto('docs/faq');
  await page.evaluate(() => {
    window.history.back();
  });
  await expect(page).toHaveURL(/install$/);
  const restored = await page
    .waitForFunction(() => window.restored, undefined, {timeout: 5000})
    .then(
      () => 'restored',
      () =>
        page.evaluate(() =>
          JSON.stringify(
            (performance.getEntriesByType('navigation')[0] as unknown as {notRestoredReasons?: unknown})
              .notRestoredReasons,
          ),
        ),
    );
  expect(restored).toBe('restored');

  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.locator('.navbar').getByRole('link', {name: 'Contributing'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Contributing'})).toBeVisible();
  expect(errors).toEqual([]);
  await browser.close();
});
