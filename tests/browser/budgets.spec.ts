import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';
import {type Fetched, fetchedUntilIdle} from './page-helpers';
import {MAIN_BUILD, pagesOfSitemap} from './sites';
import {FIRST_SEARCH, FIRST_VISIT} from './specification';

const sizeOf = (page: string) => statSync(path.join(MAIN_BUILD, `${page || 'index'}.html`)).size;
const [longest = ''] = pagesOfSitemap().sort((a, b) => sizeOf(b) - sizeOf(a));

const sum = (files: Fetched[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

for (const {kind, address, total, nodes} of [
  {kind: 'home page', address: '', total: FIRST_VISIT.home, nodes: 480},
  {kind: 'short page', address: 'docs/graphql/getting-started', total: FIRST_VISIT.short, nodes: 1600},
  {kind: 'longest page', address: longest, total: FIRST_VISIT.longest, nodes: 8000},
]) {
  test(`the first visit of the ${kind} stays within its budget`, async ({page, visit}) => {
    await visit(address);
    const files = await fetchedUntilIdle(page);
    const own = files.filter(({isAhead}) => !isAhead);
    const ahead = sum(files) - sum(own);
    expect.soft(own.length, 'requests').toBeLessThanOrEqual(FIRST_VISIT.requests);
    expect.soft(sum(own), 'bytes').toBeLessThanOrEqual(total);
    expect.soft(sum(own), 'bytes').toBeGreaterThan(total / 2);
    const styles = own.filter(({url}) => url.endsWith('.css'));
    expect.soft(sum(styles), 'bytes of styles').toBeLessThanOrEqual(FIRST_VISIT.styles);
    expect.soft(ahead, 'bytes fetched ahead').toBeLessThanOrEqual(FIRST_VISIT.ahead);
    expect.soft(ahead, 'bytes fetched ahead').toBeGreaterThan(0);
    expect.soft(await page.locator('*').count(), 'nodes').toBeLessThanOrEqual(nodes);
    // Code is colored when the site is built; the highlighter of live samples comes with their first run.
    const highlighter = /lookbehind:|insertBefore\(\s*["']\w+["']|token-line|hooks\.run/;
    for (const {url} of own.filter((file) => file.url.endsWith('.js'))) {
      expect.soft(await (await page.request.get(url)).text(), url).not.toMatch(highlighter);
    }
  });
}

test('the first use of the search stays within its budget', async ({page, visit}) => {
  await visit('docs/introduction/install');
  const before = (await fetchedUntilIdle(page)).map(({url}) => url);
  expect(before.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  await page.keyboard.press('Control+k');
  // At once: letter by letter, it depends on the machine which beginnings of the word are answered.
  await page.locator('.DocSearch-Input').fill('filter');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const files = (await fetchedUntilIdle(page)).filter(({url, isAhead}) => !isAhead && !before.includes(url));
  expect.soft(files.length, 'requests').toBeLessThanOrEqual(FIRST_SEARCH.requests);
  expect.soft(sum(files), 'bytes').toBeLessThanOrEqual(FIRST_SEARCH.bytes);
  expect(sum(files)).toBeGreaterThan(80_000);
});
