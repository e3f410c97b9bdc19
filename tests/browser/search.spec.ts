// cspell:ignore networkidle zzqqxxyy
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {hits, modal, open, PAGE, QUERY} from './search-helpers';

/** The requests for the index and the code of search, as they come. */
function searchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search/'))
      requests.push(request.url().replace(/.*\/assets\/search\//, ''));
  });
  return requests;
}

async function count(page: Page): Promise<number> {
  const text = await page.locator('.DocSearch-HitsFooter').textContent();
  return Number(/See all (\d+) results/.exec(text ?? '')?.[1]);
}

test.describe('the index', () => {
  test('is fetched with the first focus and not before, then never again', async ({page, visit}) => {
    const requests = searchRequests(page);
    await visit(PAGE);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.locator('.DocSearch-Button').focus();
    await expect.poll(() => requests).toEqual(['index.json']);
    for (let i = 0; i < 2; i++) {
      await open(page);
      await page.keyboard.type(QUERY);
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(requests.filter((name) => name.startsWith('index'))).toHaveLength(1);
    expect(new Set(requests.filter((name) => name.startsWith('text'))).size).toBe(
      requests.filter((name) => name.startsWith('text')).length,
    );
  });
});

test('a page that was scrolled stays where it is, on a phone too', async ({page, visit}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 800});
    await visit('docs/faq');
    await page.evaluate(() => window.scrollTo(0, 700));
    const scrolled = await page.evaluate(() => window.scrollY);
    await open(page);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    // The browser scrolls by what it drew last, and a busy one turns the wheel late: the dialog must be open all the time.
    await page.waitForTimeout(300);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
});

test('the texts of results out of view come when they are scrolled to', async ({page, visit}) => {
  const requests = searchRequests(page);
  await visit(PAGE);
  await open(page);
  await page.keyboard.type('filter');
  await expect(hits(page).first().locator('.DocSearch-Hit-path')).toHaveText(/\w+.*\w+/);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await hits(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => requests.length).toBeGreaterThan(before);
});

test.describe('the modal', () => {
  test.beforeEach(async ({page, visit}) => {
    await visit(PAGE);
    await open(page);
  });

  test('counts the results of each query by itself and leads to all of them', async ({page}) => {
    await page.keyboard.type(QUERY);
    await page.locator('.DocSearch-HitsFooter a').click();
    await expect(page).toHaveURL(new RegExp(`/nestjs-query/search\\?q=${QUERY}$`));
    await expect(modal(page)).toHaveCount(0);
    const found = Number(/\d+/.exec(await page.getByText('documents found').innerText())?.[0]);
    await open(page);
    await page.keyboard.type(QUERY);
    await expect.poll(() => count(page)).toBe(found);
    await page.keyboard.press('Backspace');
    await page.keyboard.type(QUERY.slice(-1));
    await expect.poll(() => count(page)).toBe(found);
  });

  test('names each result by its heading, and tells its page and what is said there', async ({page}) => {
    await page.keyboard.type('total count');
    const result = hits(page)
      .filter({has: page.locator('.DocSearch-Hit-title', {hasText: /^Total count$/})})
      .first();
    await expect(result.locator('.DocSearch-Hit-title mark').first()).toHaveText('Total');
    await expect(result.locator('.DocSearch-Hit-path')).toHaveText(/^Paging: .*enableTotalCount/);
  });

  test('says that nothing was found, suggests what leads somewhere and links a prefilled issue', async ({
    page,
  }) => {
    await page.keyboard.type('zzqqxxyy');
    const nothing = page.locator('.DocSearch-NoResults');
    await expect(nothing).toContainText('No results found for "zzqqxxyy"');
    const link = nothing.getByRole('link', {name: 'Let us know.'});
    await expect(link).toHaveAttribute('href', /\/issues\/new\?title=.*zzqqxxyy/);
    await expect(nothing).toContainText('Try searching for');
    await nothing.getByRole('button').first().click();
    await expect(hits(page).first()).toBeVisible();
  });

  test('keeps suggesting after a search that found something', async ({page}) => {
    await page.keyboard.type(QUERY);
    await expect(hits(page).first()).toBeVisible();
    await page.locator('.DocSearch-Input').fill('zzqqxxyy');
    const suggestion = page.locator('.DocSearch-NoResults').getByRole('button').first();
    await suggestion.click();
    await expect(hits(page).first()).toBeVisible();
  });

  test('names no one who did not answer', async ({page}) => {
    await page.keyboard.type(QUERY);
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('html')).not.toContainText(/Powered by|Algolia/);
    await expect(page.locator('a[href*=algolia], [aria-label*=Algolia], link[href*=algolia]')).toHaveCount(0);
  });

  test('finds what stands in a hidden tab', async ({page}) => {
    await page.keyboard.type('createOneTicket');
    await expect(hits(page).first()).toBeVisible();
  });

  test('keeps recent and favorite searches', async ({page, visit}) => {
    await page.keyboard.type(QUERY);
    await hits(page).first().click();
    await open(page);
    await expect(page.getByText('Recent')).toBeVisible();
    await page.getByTitle('Save this search').first().click();
    await visit(PAGE);
    await open(page);
    await expect(page.getByText('Favorite')).toBeVisible();
    await expect(page.getByText('Recent')).toHaveCount(0);
    await expect(hits(page)).toHaveCount(1);
    const href = await hits(page).locator('a').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await open(page);
    await page.getByTitle('Remove this search from favorites').click();
    await expect(hits(page)).toHaveCount(0);
  });
});
