import {MOVED} from '../../plugins/redirects/moved';
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

test('each page answers with a slash at its end too, and each moved one with and without', async ({
  request,
}) => {
  const moved = MOVED.flatMap(({from, to}) => [
    [from.slice(1), to.slice(1)],
    [`${from.slice(1)}/`, to.slice(1)],
  ]);
  const slashed = pagesOfSitemap().flatMap((address) => (address ? [[`${address}/`, address]] : []));
  expect(slashed.length).toBeGreaterThan(50);
  for (const [address = '', end = ''] of [...moved, ...slashed]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain(`url=${BASE_URL}${end}"`);
  }
});

test('a page at the name of its file is the page, with its query and hash', async ({page, visit}) => {
  for (const [address, path] of [
    ['docs/faq.html?q=1#federation', 'docs/faq?q=1#federation'],
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
  await expect(title(page, 'Page Not Found')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'true');
});
