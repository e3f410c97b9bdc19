import {readFileSync} from 'node:fs';
import {expect, test} from './fixtures';
import {aheadOf, bytesOf, fetchedBy, visitFirst, weightOf} from './first-visit';
import {fileOf, longestPage, scriptOf} from './page-files';
import {originOf, pagesOfSitemap} from './sites';

/** What a first visit may take: bytes of bodies, compressed. What they are, `npm run measure -- bytes` lists. */
const STYLES = 15_500;
const AHEAD = 100_000;
const REQUESTS = 12;
const LONGEST = 205_000;
/** What the first use of the search may take: its dialog, engine and index, and the texts of the hits in view. */
const SEARCH = {bytes: 150_000, requests: {fast: 15, slow: 20}};
const ANY_PAGE = 205_000;

const KINDS = [
  {kind: 'home page', page: '', total: 155_000, nodes: 450},
  {kind: 'short page', page: 'docs/graphql/getting-started', total: 170_000, nodes: 1600},
  {kind: 'longest page', page: longestPage(), total: LONGEST, nodes: 8000},
];

for (const {kind, page: below, total, nodes} of KINDS) {
  test(`the first visit of the ${kind} stays within its budget`, async ({page, site}) => {
    const visit = await visitFirst(page, originOf(site), below);
    const own = visit.fetched.filter(({isAhead}) => !isAhead);
    expect(visit.foreign).toEqual([]);
    expect.soft(own.length, 'requests').toBeLessThanOrEqual(REQUESTS);
    expect.soft(weightOf(visit), 'bytes').toBeLessThanOrEqual(total);
    expect.soft(weightOf(visit, '.css'), 'bytes of styles').toBeLessThanOrEqual(STYLES);
    expect.soft(aheadOf(visit), 'bytes fetched ahead').toBeLessThanOrEqual(AHEAD);
    expect.soft(aheadOf(visit), 'bytes fetched ahead').toBeGreaterThan(0);
    expect.soft(visit.nodes, 'nodes').toBeLessThanOrEqual(nodes);
  });
}

/** Who types slowly gets answers to the beginnings of the word too, with texts of their own. */
for (const [pace, delay] of [
  ['fast', 0],
  ['slow', 80],
] as const) {
  test(`the first use of the search stays within its budget, typed ${pace}`, async ({page, site}) => {
    const visit = await visitFirst(page, originOf(site), 'docs/introduction/install');
    const {fetched} = await fetchedBy(page, originOf(site), async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('filter', {delay});
      await page.locator('.DocSearch-Hit').first().waitFor();
    });
    const bytes = fetched.reduce((sum, file) => sum + file.bytes, 0);
    expect(visit.fetched.filter(({file}) => file.startsWith('assets/search/'))).toEqual([]);
    expect.soft(fetched.length, 'requests').toBeLessThanOrEqual(SEARCH.requests[pace]);
    expect.soft(bytes, 'bytes').toBeLessThanOrEqual(SEARCH.bytes);
    expect(bytes).toBeGreaterThan(80_000);
  });
}

test('every page of the sitemap stays within the budget', async ({page, site}) => {
  const known = 'docs/faq';
  const visit = await visitFirst(page, originOf(site), known);
  // What every page of the documentation fetches besides its own text and script.
  const common = weightOf(visit) - bytesOf(fileOf(known)) - bytesOf(scriptOf(known).file);
  expect(common).toBeGreaterThan(100_000);
  const pages = pagesOfSitemap().filter((path) => path.startsWith('docs/'));
  expect(pages.length).toBeGreaterThan(50);
  const heavy = pages
    .map((path) => ({path, bytes: common + bytesOf(fileOf(path)) + bytesOf(scriptOf(path).file)}))
    .filter(({bytes}) => bytes > ANY_PAGE);
  expect(heavy).toEqual([]);
});

test('no token of code has a style of its own', () => {
  const faulty = pagesOfSitemap().filter((page) =>
    /<(?:i|span)[^>]* style=/.test(readFileSync(fileOf(page), 'utf8')),
  );
  expect(faulty).toEqual([]);
});
