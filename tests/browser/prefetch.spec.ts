import {expect, test} from './fixtures';
import {aheadOf, visitFirst} from './first-visit';
import {scriptOf} from './page-files';
import {originOf} from './sites';

const SHORT = 'docs/introduction/getting-started';

test('the page after the one at hand is fetched ahead, once the browser is idle', async ({page, site}) => {
  const visit = await visitFirst(page, originOf(site), SHORT);
  expect(aheadOf(visit)).toBeGreaterThan(0);
  const next = await page.locator('.pagination-nav__link--next').getAttribute('href');
  const script = scriptOf(next?.replace(/^\/nestjs-query\//, '') ?? '');
  const ahead = visit.fetched.filter(({isAhead}) => isAhead).map(({file}) => file);
  // Where its link is in view or in the open part of the sidebar, as here.
  expect(ahead.some((file) => script.file.endsWith(file))).toBe(true);
});

test('what several pages need is fetched ahead once', async ({page, visit}) => {
  await visit('docs/graphql/relations');
  await page.waitForLoadState('networkidle');
  const links = page.locator('link[rel=prefetch]');
  const files = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(files.length).toBeGreaterThan(1);
  expect(files).toEqual([...new Set(files)]);
});

test('a page is loaded as soon as its link is pointed at, whatever was fetched before', async ({
  page,
  visit,
}) => {
  await visit('docs/graphql/relations');
  await page.waitForLoadState('networkidle');
  const name = scriptOf('docs/faq').file.split('/').at(-1) ?? '';
  // The element of a script is gone once it has run, so its request is what tells.
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  await page.locator('.navbar a[href$="/docs/faq"]').first().hover();
  await expect.poll(() => loaded.some((url) => url.endsWith(name))).toBe(true);
});
