// cspell:ignore grapql relatons Relationsdocs
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {BASE_URL, MAIN_BUILD, ROOT} from './sites';

const WORDS = [
  'We could not find what you were looking for.',
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
];

const proposed = (page: Page) => page.locator('main li');

/** Goes to an address within the site, as a link to nowhere would. */
async function goWithin(page: Page, below: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, BASE_URL + below);
}

test('an unknown address keeps the words, and proposes the nearest pages, a search and a report', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/status of 404/);
  await visit('docs/grapql/relatons?q=1#x');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.locator('main p').filter({hasText: /^(We|Please)/})).toHaveText(WORDS);
  await expect(proposed(page).first()).toHaveText('Relationsdocs/graphql/relations');
  expect(await proposed(page).count()).toBeLessThanOrEqual(5);

  const report = await page.getByRole('link', {name: /^Report/}).getAttribute('href');
  const {searchParams} = new URL(report ?? '');
  expect(searchParams.get('title')).toBe(`Documentation: no page at ${BASE_URL}docs/grapql/relatons`);
  expect(searchParams.get('body')).toMatch(/^Address: https:\/\/\S+relatons\nLinked from: \n/);

  await page.getByRole('link', {name: 'Search for “relatons”'}).click();
  await expect(page).toHaveURL(/\/search\?q=relatons$/);
  await expect(page.locator('main input')).toHaveValue('relatons');
  await page.goBack();
  await proposed(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Relations'})).toBeVisible();
});

test('an old address leads to its page, another one to others, and one like no page to none', async ({
  page,
  visit,
}) => {
  await visit('docs/faq');
  await goWithin(page, 'docs/migration-guides/v0.5.x-to-v0.6.x');
  await expect(page.getByRole('heading', {level: 2, name: 'This page has moved'})).toBeVisible();
  await expect(proposed(page)).toHaveText(/docs\/migration-guides\/v0\.5-to-v0\.6$/);

  await goWithin(page, 'docs/relations');
  await expect(page.getByRole('heading', {level: 2, name: 'Did you mean one of these?'})).toBeVisible();
  await expect(proposed(page)).not.toHaveCount(1);

  await goWithin(page, 'nowhere');
  await expect(page.getByRole('link', {name: 'Search for “nowhere”'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 2})).toHaveCount(0);
  await expect(proposed(page)).toHaveCount(0);
});

test('the list of pages is small, and fetched where it is needed only', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/status of 404/);
  const folder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const list = readFileSync(path.resolve(ROOT, folder, 'not-found-index/default/pages.json'), 'utf8');
  expect(JSON.stringify(JSON.parse(list)).length).toBeLessThan(8000);

  const holders: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const file = path.join(MAIN_BUILD, pathname.slice(BASE_URL.length));
    if (file.endsWith('.js') && readFileSync(file, 'utf8').includes('["docs/faq",')) holders.push(file);
  });
  await visit('docs/faq');
  await page.waitForLoadState('networkidle');
  expect(holders).toEqual([]);
  await visit('docs/fak');
  await expect(proposed(page).first()).toContainText('FAQ');
  await expect.poll(() => holders.length).toBe(1);
});

test('without its list, the page says what it must', async ({page, visit, expectFault}) => {
  expectFault(/net::ERR_FAILED/);
  await visit('docs/faq');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await goWithin(page, 'docs/graphql');
  await expect(page.locator('main')).toContainText(WORDS[0] ?? '');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the words stand, and the navbar leads on', async ({page, expectFault}) => {
    expectFault(/status of 404/);
    await page.goto('docs/fak');
    for (const words of WORDS) await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('.navbar').getByRole('link', {name: 'Docs'})).toBeVisible();
  });
});
