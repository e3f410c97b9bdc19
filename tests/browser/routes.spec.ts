import {expect, test} from './fixtures';
import {BASE_URL, pagesOfSitemap} from './sites';

const pages = pagesOfSitemap();

test('the sitemap has the pages', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['', 'docs/introduction/getting-started', 'docs/faq', 'docs/contributing']),
  );
});

for (const address of pages) {
  test(`/${address} opens without a fault, has a title, and stands in one heading`, async ({page, visit}) => {
    const response = await visit(address);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(BASE_URL + address);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('each page answers with a trailing slash too, by a redirect', async ({request}) => {
  const names = pages.filter((address) => address !== '');
  expect(names.length).toBeGreaterThan(0);
  for (const address of names) {
    const response = await request.get(`${address}/`, {maxRedirects: 0});
    expect(response.status(), address).toBe(200);
    expect(await response.text()).toContain(`content="0; url=${BASE_URL}${address}"`);
  }
});

test('an address with a slash keeps its query and its hash', async ({page}) => {
  await page.goto('docs/faq/?q=1#end');
  await page.waitForURL((url) => url.pathname === `${BASE_URL}docs/faq`);
  expect(page.url()).toMatch(/\/docs\/faq\?q=1#end$/);
});

for (const address of ['none', 'docs/none', 'docs/faq/none/', 'docs/introduction']) {
  test(`/${address} is the not-found page`, async ({page, visit, expectFault}) => {
    expectFault(/console error: Failed to load resource: the server responded with a status of 404/);
    const response = await visit(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.locator('.navbar')).toBeVisible();
  });
}

test('a link inside the site to nowhere shows the not-found page', async ({page, visit}) => {
  await visit('docs/faq');
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${BASE_URL}nowhere`);
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
});
