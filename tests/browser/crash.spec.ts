import {expect, test} from './fixtures';

test.use({site: 'two-modes'});

test('a page that crashes says so, and can be tried again', async ({page, visit, expectFault}) => {
  expectFault(/planted/);
  await visit('docs/crash');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
  await expect(page.locator('main')).toContainText('planted');
  await expect(page.locator('.navbar')).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('button', {name: 'Crash'})).toBeVisible();

  await page.getByRole('button', {name: 'Crash'}).click();
  await page.locator('.navbar').getByRole('link', {name: 'Headings'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Headings'})).toBeVisible();
});
