import {expect, test} from './fixtures';
import {BASE_URL} from './sites';

const FIRST_PAGE = `${BASE_URL}docs/introduction/getting-started`;
const heading = {name: 'Getting started', level: 1};

for (const address of ['docs', 'docs/']) {
  test(`${address} leads to the first page and keeps query and hash`, async ({page}) => {
    await page.goto(`${address}?from=elsewhere#next`);
    await page.waitForURL((url) => url.pathname === FIRST_PAGE);
    expect(new URL(page.url()).search).toBe('?from=elsewhere');
    expect(new URL(page.url()).hash).toBe('#next');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    // One step back is where the reader came from, not the redirect.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
}

test('a link inside the site leads to the first page without loading the site again', async ({
  page,
  visit,
}) => {
  await visit('docs/faq');
  await page.evaluate((path) => {
    document.body.dataset.sameDocument = 'true';
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${BASE_URL}docs`);
  await page.waitForURL((url) => url.pathname === FIRST_PAGE);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'true');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('/docs leads to the first page too', async ({page}) => {
    await page.goto('docs');
    await page.waitForURL((url) => url.pathname === FIRST_PAGE);
    await expect(page.getByRole('heading', heading)).toBeVisible();
  });
});
