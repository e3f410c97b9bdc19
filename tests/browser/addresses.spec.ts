import {MOVED} from '../../plugins/redirects';
import {expect, test} from './fixtures';
import {goWithin, title} from './page-helpers';
import {BASE_URL, pagesOfSitemap} from './sites';
import {FIRST_PAGE} from './specification';

const FIRST_TITLE = 'Getting started';

for (const [address, end] of [
  ['docs', FIRST_PAGE],
  ['docs/', FIRST_PAGE],
  ['docs/faq/', 'docs/faq'],
  ['docs/migration-guides/v2.x.x-to-v3.x.x', 'docs/migration-guides/v2-to-v3'],
] as const) {
  test(`${address} leads to its page and keeps query and hash`, async ({page}) => {
    await page.goto(`${address}?from=elsewhere#next`);
    await expect(page).toHaveURL((url) => url.pathname === BASE_URL + end);
    expect(page.url()).toMatch(/\?from=elsewhere#next$/);
    await expect(page.locator('h1')).toBeVisible();
    // One step back is where the reader came from, not the redirect.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
}

test('each moved page leads to its new address, with a slash at its end too', async ({request}) => {
  const moved = MOVED.flatMap(({from, to}) => [
    [from.slice(1), to.slice(1)],
    [`${from.slice(1)}/`, to.slice(1)],
  ]);
  for (const [address = '', end = ''] of moved) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain(`url=${BASE_URL}${end}"`);
  }
});

// A redirect in its place leads to itself on servers that take the folder for the address without a slash.
test('each page is there with a slash at its end too', async ({request}) => {
  const pages = pagesOfSitemap().filter(Boolean);
  expect(pages.length).toBeGreaterThan(50);
  for (const address of pages) {
    const [page, slashed] = await Promise.all([request.get(address), request.get(`${address}/`)]);
    // Two whole pages in a message would hide which one it is.
    expect((await slashed.text()) === (await page.text()), address).toBe(true);
  }
});

test('a page at the name of its file is the page, with its query and hash', async ({page, visit}) => {
  for (const [address, path] of [
    ['docs/faq.html?q=1#federation', 'docs/faq?q=1#federation'],
    ['docs/faq/index.html', 'docs/faq'],
    ['index.html', ''],
  ] as const) {
    await visit(address);
    await expect(page).toHaveURL(`${BASE_URL}${path}`);
  }
});

test('links within the site to /docs and to nowhere show pages', async ({page, visit}) => {
  await visit('docs/faq');
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'true';
  });
  await goWithin(page, `${BASE_URL}docs`);
  await expect(page).toHaveURL((url) => url.pathname === BASE_URL + FIRST_PAGE);
  await expect(title(page, FIRST_TITLE)).toBeVisible();
  await goWithin(page, `${BASE_URL}nowhere`);
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'true');
});
