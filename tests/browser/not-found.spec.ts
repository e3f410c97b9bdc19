// cspell:ignore grapql relatons
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {goWithin} from './page-helpers';
import {BASE_URL} from './sites';

const WORDS =
  'No page has this address. If a link on another site led you here, tell its owner that the link is broken.';

/** The field, which has the words of the address. */
const search = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Search'});

test('an unknown address is told once, with a search for its words, a report and what the search finds', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/status of 404/);
  for (const address of ['none', 'docs/faq/none/', 'docs/grapql/relatons?q=1#x']) {
    expect((await visit(address))?.status(), address).toBe(404);
  }
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByText(WORDS)).toBeVisible();
  const report = await page.getByRole('link', {name: /^Report/}).getAttribute('href');
  const title = new URL(report ?? '').searchParams.get('title');
  expect(title).toBe(`Documentation: no page at ${BASE_URL}docs/grapql/relatons`);

  const found = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(found.first()).toHaveText('Relations');
  await expect(found.first()).toHaveAttribute('href', `${BASE_URL}docs/graphql/relations`);
  expect(await found.count()).toBeLessThanOrEqual(4);

  await page.getByRole('button', {name: 'Search the documentation'}).click();
  await expect(page).toHaveURL(/\/search\?q=relatons$/);
});

test('the words of an address are searched for', async ({page, visit}) => {
  await visit('docs/faq');
  await goWithin(page, `${BASE_URL}no%20where<b>`);
  await expect(search(page)).toHaveValue('no where b');
});

test('a long address puts no words into the text of the page', async ({page, visit}) => {
  await visit('docs/faq');
  await goWithin(page, `${BASE_URL}${'your-account-is-suspended-'.repeat(300)}`);
  await expect(search(page)).toHaveValue('your account is suspended your');
  await expect(page.locator('main')).not.toContainText('suspended');
  const report = await page.getByRole('link', {name: /^Report/}).getAttribute('href');
  expect(report?.length).toBeLessThan(1500);
});

test('without its search, the page says what it must', async ({page, visit, expectFault}) => {
  expectFault(/net::ERR_FAILED/);
  await visit('docs/faq');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await goWithin(page, `${BASE_URL}docs/none`);
  await failed;
  await expect(page.locator('main')).toContainText(WORDS);
});
