// cspell:ignore STANDIN
import type {Page} from '@playwright/test';
import {AlgoliaStandIn} from './algolia-stand-in';
import {expect, test} from './fixtures';
import {originOf} from './sites';
import {storedBy, traces} from './stored';

async function openSearch(page: Page): Promise<void> {
  const field = page.locator('.DocSearch-Input');
  // The keys that open it would close it.
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
}

/** Does everything that leaves a trace in the browser, up to the field of the search. */
async function leaveTraces(page: Page): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await page.locator('.navbar .dropdown', {hasText: 'Next'}).hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name: 'Next'}).click();
  await openSearch(page);
}

// That no test causes a cookie, a request to another site or an unlisted key, on any page, is seen by the fixtures.
test('what is listed as stored is stored', async ({page, context, visit, site}) => {
  await visit('docs/persistence/services');
  await page.getByRole('tab', {name: 'Sequelize'}).first().click();
  await leaveTraces(page);
  await page.keyboard.type('paging');
  await page.locator('.DocSearch-Hit a').first().click();
  await page.waitForURL(/paging/);
  await openSearch(page);
  await page.getByTitle('Save this search').first().click();
  expect((await traces(context)).stored.sort()).toEqual(Object.keys(storedBy(site)).sort());
});

test.describe('with hosted search', () => {
  test.use({site: 'hosted'});

  test('what is listed as stored is stored', async ({page, context, visit, site, expectFault}) => {
    expectFault(/foreign request: https:\/\/STANDIN/i);
    await new AlgoliaStandIn(originOf(site)).install(context);
    await visit('docs/headings');
    await leaveTraces(page);
    await page.keyboard.type('paging');
    await expect(page.locator('.DocSearch-HitsFooter')).toBeVisible();
    const missing = async () => {
      const {stored} = await traces(context);
      return Object.keys(storedBy(site)).filter((name) => !stored.includes(name));
    };
    await expect.poll(missing).toEqual([
      'docusaurus.tab.orm',
      'search.recent',
      'search.favorites',
      // All of its hosts answer here.
      'algolia-client',
    ]);
  });
});
