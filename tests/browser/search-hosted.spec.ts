// cspell:ignore STANDIN askai ASKAI
import {AlgoliaStandIn} from './algolia-stand-in';
import {expect, test} from './fixtures';
import {hits, modal, open} from './search-helpers';
import {originOf} from './sites';
import {storedBy, traces} from './stored';

const SERVICE = /foreign request: https:\/\/STANDIN/i;

let service: AlgoliaStandIn;
test.beforeEach(async ({context, site}) => {
  service = new AlgoliaStandIn(originOf(site));
  await service.install(context);
});

test.describe('an account', () => {
  test.use({site: 'hosted'});
  test.beforeEach(({expectFault}) => expectFault(SERVICE));
  test.afterEach(() => expect(service.complaints).toEqual([]));

  test('answers within this version, its markup shown as text, and leads to the hit', async ({
    page,
    visit,
  }) => {
    await visit('docs/headings');
    const preconnect = page.locator('link[rel=preconnect]');
    await expect(preconnect).toHaveAttribute('href', 'https://STANDIN-dsn.algolia.net');
    await open(page);
    await page.keyboard.type('paging', {delay: 30});
    await expect(page.locator('.DocSearch-HitsFooter')).toHaveText('See all 34 results');
    await expect(page.locator('.DocSearch-Footer').getByLabel('Algolia')).toBeVisible();
    await expect(hits(page)).toHaveCount(5);
    await expect(hits(page).first()).toContainText('<img src=x');
    await expect(hits(page).locator('img')).toHaveCount(0);
    await hits(page).nth(1).click();
    await expect(page).toHaveURL(/docs\/headings#result-1$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(/injected/);
  });

  test('that does not answer is said, and asked again', async ({page, visit, expectFault}) => {
    expectFault(/status of 403/);
    await visit('docs/headings');
    await open(page);
    service.status = 403;
    await page.keyboard.type('paging');
    await expect(page.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
    service.status = 200;
    await page.keyboard.type('s');
    await expect(page.locator('.DocSearch-HitsFooter')).toHaveText('See all 33 results');
  });

  test('that refuses too many requests is not asked again, and that is said', async ({
    page,
    visit,
    expectFault,
  }) => {
    expectFault(/status of 429/);
    service.status = 429;
    await visit('docs/headings');
    await open(page);
    await page.locator('.DocSearch-Input').fill('paging');
    await expect(page.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
    expect(service.requests).toHaveLength(1);
  });

  test('whose hosts were down is asked in the next visit', async ({page, visit, expectFault}) => {
    expectFault(/status of 500/);
    service.status = 500;
    await visit('search?q=paging');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    service.status = 200;
    await visit('search?q=paging');
    await expect(page.getByText('34 documents found')).toBeVisible();
  });

  test('whose records do not fit shows those that do', async ({page, visit}) => {
    const marks = '<mark>'.repeat(60_000);
    const hierarchy = {lvl0: {}, lvl1: 'Good'};
    service.alter = () => ({
      nbPages: 1,
      nbHits: {},
      hits: [
        null,
        {url: 'nowhere', hierarchy},
        {url: 'https://example.org/a'},
        {url: 'https://example.org//evil', hierarchy},
        {url: 'https://example.org/good', hierarchy, _snippetResult: {content: {value: marks}}},
      ],
    });
    await visit('search?q=paging');
    const found = page.locator('main article');
    await expect(found).toHaveCount(1);
    await expect(found.getByRole('link', {name: 'Good'})).toHaveAttribute('href', '/nestjs-query/good');
    expect((await found.innerText()).length).toBeLessThan(2000);
  });

  test('answers on the search page, 15 hits at a time, and is named there', async ({page, visit}) => {
    // Of each page, the first record does not fit.
    service.alter = ({hits, ...answer}) => ({...answer, hits: [null, ...hits.slice(1)]});
    await visit('search?q=paging');
    await expect(page.getByText('34 documents found')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Powered by Algolia'})).toBeVisible();
    const results = page.locator('main article');
    await expect(results).toHaveCount(14);
    await page.mouse.wheel(0, 20_000);
    await expect(results).toHaveCount(28);
    await page.mouse.wheel(0, 20_000);
    await expect(results).toHaveCount(31);
    await expect(page.getByText('Fetching new results')).toHaveCount(0);
    expect(service.requests.map((request) => request.page)).toEqual([0, 1, 2]);
  });
});

/*
 * The theme's own search bar with the modal of DocSearch, as they are. What they do otherwise than the specification
 * says, docs-dev/search.md names; what they ask of the policy, it refuses.
 */
test.describe('an assistant', () => {
  test.use({site: 'assistant'});

  test('answers questions, with its disclaimer, beside the hits', async ({
    page,
    visit,
    context,
    site,
    expectFault,
  }) => {
    expectFault(SERVICE);
    expectFault(/foreign request: https:\/\/askai\.algolia\.com/);
    expectFault(/console error: .*style-src/);
    expectFault(/console error: .*script-src/);
    // What the service answers holds markup, and the modal of DocSearch sets it as HTML: an image that is not there.
    expectFault(/status of 404/);
    await visit('docs/headings');
    // The theme's button says its keys in words, ours prints them.
    await expect(page.locator('.DocSearch-Button')).toHaveAccessibleName(/Control\+k/i);
    await open(page);
    await page.keyboard.type('how do I page?');
    await expect(hits(page).filter({has: page.locator('a[href*="#result-1"]')})).not.toHaveCount(0);
    await page.locator('.DocSearch-AskAi-Section .DocSearch-Hit').first().click();
    await expect(page.getByText('Use the paging argument.')).toBeVisible();
    await expect(page.getByText('Answers are generated with AI which can make mistakes.')).toBeVisible();
    expect(JSON.stringify(service.questions)).toContain('how do I page?');
    // The policy keeps what the markup would run from running.
    await expect(page).not.toHaveTitle(/injected/);
    const {stored} = await traces(context);
    expect(stored).toContain('__DOCSEARCH_ASKAI_CONVERSATIONS__');
    expect(stored.filter((name) => !(name in storedBy(site)))).toEqual([]);
  });
});
