import {expect, test} from './fixtures';
import {holdScripts, layoutShift, stored} from './page-helpers';
import {originOf} from './sites';

const BAR = '.theme-announcement-bar';

/** Far less than a page shifts when a bar of 30 pixels comes or goes. */
const BAR_SHIFT = 0.001;

test('the announcement shows until it is dismissed, and stays dismissed', async ({page, visit}) => {
  await visit('docs/faq');
  await expect(page.locator(BAR)).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(BAR_SHIFT);

  await page.locator(BAR).getByRole('button', {name: 'Close'}).click();
  await expect(page.locator(BAR)).toHaveCount(0);
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');

  await visit('docs/contributing');
  await expect(page.locator(BAR)).toHaveCount(0);
});

test('a dismissed announcement takes no place before the page is alive', async ({page, visit}) => {
  await visit('docs/faq');
  await page.locator(BAR).getByRole('button', {name: 'Close'}).click();

  const release = await holdScripts(page);
  await page.goto('docs/faq', {waitUntil: 'commit'});
  await expect(page.locator('.footer')).toBeAttached();
  await expect(page.locator(BAR)).toBeHidden();
  release();
  await expect(page.locator(BAR)).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(BAR_SHIFT);
});

test.describe('a new announcement', () => {
  test.use({site: 'two-modes'});

  test('shows at once although the one before was dismissed', async ({page, visit}) => {
    await visit('docs/headings');
    await page.locator(BAR).getByRole('button', {name: 'Close'}).click();
    await expect(page.locator(BAR)).toHaveCount(0);

    // The site is published again: the same address now has the variant with another announcement id.
    await page.route(`${originOf('two-modes')}/**`, async (route) => {
      const url = route.request().url().replace(originOf('two-modes'), originOf('no-switch'));
      await route.fulfill({response: await route.fetch({url})});
    });
    const release = await holdScripts(page);
    await page.goto('docs/headings', {waitUntil: 'commit'});
    await expect(page.locator(BAR)).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator(BAR)).toBeVisible();
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
    expect(await layoutShift(page)).toBeLessThan(BAR_SHIFT);
  });
});
