// cspell:ignore networkidle internetdisconnected zzqqxxyy
import {expect, test} from './fixtures';

test.describe('the search page', () => {
  test('reads and writes the query in its address', async ({page, visit}) => {
    await visit('search?q=graphql');
    await expect(page.getByRole('searchbox')).toHaveValue('graphql');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "graphql"');
    await page.getByRole('searchbox').fill('install');
    await expect(page).toHaveURL(/\/search\?q=install$/);
    await expect(page.locator('main article mark').first()).toHaveText(/install/i);
    await page.getByRole('searchbox').fill('');
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.locator('main article')).toHaveCount(0);
  });

  test('shows 15 results, more of them at the end, and as many as it counts', async ({page, visit}) => {
    await visit('search?q=graphql');
    const results = page.locator('main article');
    await expect(results).toHaveCount(15);
    const total = Number(/\d+/.exec(await page.getByText('documents found').innerText())?.[0]);
    expect(total).toBeGreaterThan(15);
    await page.mouse.wheel(0, 20_000);
    await expect(results).toHaveCount(Math.min(30, total));
  });

  test('shows for every result what it is about', async ({page, visit}) => {
    await visit('search?q=graphql');
    const results = page.locator('main article');
    await expect(results).toHaveCount(15);
    const texts = await results.locator('p').allInnerTexts();
    expect(texts.filter((text) => text.length > 20)).toHaveLength(15);
    expect(
      new Set(await results.locator('h2 a').evaluateAll((links) => links.map((a) => a.getAttribute('href'))))
        .size,
    ).toBe(15);
  });

  test('leads by keyboard to the heading of a result', async ({page, visit}) => {
    await visit('search?q=graphql');
    const link = page.locator('main article a').first();
    const href = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  });

  test('spins while it waits, says that search fails, and tries again', async ({
    page,
    visit,
    expectFault,
  }) => {
    expectFault(/status of 503/);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/search/index.json', async (route) => {
      await held;
      await route.fulfill({status: 503});
    });
    await visit('search?q=graphql');
    await expect(page.getByLabel('Searching')).toBeVisible();
    release();
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
    await expect(page.getByLabel('Searching')).toHaveCount(0);
    await page.unroute('**/assets/search/index.json');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('answers again as soon as the network does', async ({page, visit, context, expectFault}) => {
    expectFault(/ERR_INTERNET_DISCONNECTED/);
    await visit('search');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/search/*', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await page.getByRole('searchbox').fill('graphql');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/assets/search/*');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('says that nothing was found, suggests what leads somewhere and links a prefilled issue', async ({
    page,
    visit,
  }) => {
    await visit('search?q=zzqqxxyy');
    await expect(page.locator('main')).toContainText('No results found for “zzqqxxyy”');
    await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /issues\/new\?title=.*zzqqxxyy/,
    );
    await expect(page.locator('main')).toContainText('Try searching for:');
    await page.locator('main').getByRole('button').first().click();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('is not for search engines, and names no one who did not answer', async ({page, visit}) => {
    await visit('search?q=graphql');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('html')).not.toContainText(/Powered by|Algolia/);
  });
});
