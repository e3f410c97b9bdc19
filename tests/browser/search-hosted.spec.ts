// cspell:ignore STANDIN
import type {Page} from '@playwright/test';
import {AlgoliaStandIn, type Behavior} from './algolia-stand-in';
import {expect, test} from './fixtures';
import {originOf} from './sites';

const SERVICE = /foreign request: https:\/\/STANDIN/i;

test.use({site: 'hosted'});

const answers = (page: Page) => page.locator('.DocSearch-Hit', {has: page.locator('a[href]')});

let service: AlgoliaStandIn;
test.beforeEach(async ({context}) => {
  service = new AlgoliaStandIn(originOf('hosted'));
  await service.install(context);
});
test.afterEach(() => {
  expect(service.complaints).toEqual([]);
});

test.describe('the modal', () => {
  test.beforeEach(async ({visit, page, expectFault}) => {
    expectFault(SERVICE);
    await visit('docs/headings');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });

  test('asks the configured index within the site and this version, and counts what it answers', async ({
    page,
  }) => {
    await page.keyboard.type('paging', {delay: 30});
    await expect(page.locator('.DocSearch-HitsFooter')).toHaveText('See all 34 results');
    await expect(answers(page)).toHaveCount(5);
    await expect(page.locator('.DocSearch-Footer').getByLabel('Algolia')).toBeVisible();
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute(
      'href',
      'https://STANDIN-dsn.algolia.net',
    );
  });

  test('shows markup of the service as text', async ({page}) => {
    await page.keyboard.type('paging');
    await expect(answers(page).first()).toContainText('<img src=x');
    await expect(answers(page).locator('img')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/injected/);
  });

  test('leads to the hit', async ({page}) => {
    await page.keyboard.type('paging');
    await expect(answers(page)).toHaveCount(5);
    await answers(page).nth(1).click();
    await expect(page).toHaveURL(/docs\/headings#result-1$/);
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });

  const failures: [Behavior, RegExp | undefined][] = [
    ['fail', /status of 403/],
    ['garbage', undefined],
    ['other-shape', undefined],
    ['unreachable', /ERR_FAILED/],
  ];
  for (const [behavior, fault] of failures) {
    test(`says that search fails, and works again: ${behavior}`, async ({page, expectFault}) => {
      if (fault) expectFault(fault);
      service.behavior = behavior;
      await page.keyboard.type('paging');
      await expect(page.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
      await expect(page.locator('.DocSearch-Help')).toHaveText(
        'You might want to check your network connection.',
      );
      service.behavior = 'answer';
      await page.keyboard.type('s');
      await expect(page.locator('.DocSearch-HitsFooter')).toHaveText('See all 33 results');
    });
  }

  test('says that search fails when nothing answers in time', async ({page}) => {
    test.slow();
    service.behavior = 'stall';
    await page.keyboard.type('p');
    await expect(page.locator('.DocSearch-Title')).toHaveText('Unable to fetch results', {timeout: 60_000});
  });
});

test.describe('the search page', () => {
  test('shows pages of 15 until there are no more, and who answers', async ({page, visit, expectFault}) => {
    expectFault(SERVICE);
    await visit('search?q=paging');
    await expect(page.getByText('34 documents found')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Powered by Algolia'})).toBeVisible();
    const hits = page.locator('main article');
    await expect(hits).toHaveCount(15);
    await page.mouse.wheel(0, 20_000);
    await expect(hits).toHaveCount(30);
    await page.mouse.wheel(0, 20_000);
    await expect(hits).toHaveCount(34);
    expect(service.requests.map((request) => request.page)).toEqual([0, 1, 2]);
    await expect(page).not.toHaveTitle(/injected/);
  });

  for (const behavior of ['fail', 'garbage', 'other-shape'] as const) {
    test(`says that search fails instead of spinning: ${behavior}`, async ({page, visit, expectFault}) => {
      expectFault(SERVICE);
      if (behavior === 'fail') expectFault(/status of 403/);
      service.behavior = behavior;
      await visit('search?q=paging');
      await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
      await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
      service.behavior = 'answer';
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByText('34 documents found')).toBeVisible();
    });
  }
});
