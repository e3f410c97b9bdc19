// cspell:ignore ffaq domcontentloaded
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {Page} from '@playwright/test';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {placeOf} from '../../src/client/resolve-url';
import {expect, test} from './fixtures';
import {randomAddresses} from './random-addresses';
import {answer} from './server';
import {BASE_URL, MAIN_BUILD, pagesOfSitemap, ROOT} from './sites';

const NOT_FOUND = 'Page Not Found';
const pages = pagesOfSitemap();

type Meaning = [address: string, heading: string, end: string];

/** Addresses that no page has but the server answers with a page, that page, and where they end. */
const ANSWERED: Meaning[] = [
  ['docs/faq.html', 'FAQ', 'docs/faq'],
  ['docs/faq/', 'FAQ', 'docs/faq'],
  ['docs//faq', 'FAQ', 'docs/faq'],
  ['index.html', 'Nestjs-query', ''],
  ['%64ocs/faq', 'FAQ', 'docs/faq'],
  ['docs%2ffaq', 'FAQ', 'docs/faq'],
];

/** Addresses that the server does not know, the page that a reader means by them, and where they end. */
const UNKNOWN: Meaning[] = [
  ['docs/FAQ', 'FAQ', 'docs/faq'],
  ['DOCS/FAQ.html', 'FAQ', 'docs/faq'],
  ['docs/faq%20', 'FAQ', 'docs/faq'],
  ['docs/faq%20faq', NOT_FOUND, 'docs/faq%20faq'],
  ['docs/none.html', NOT_FOUND, 'docs/none.html'],
  ['%', NOT_FOUND, '%25'],
  ['docs/%E0%A4%A', NOT_FOUND, 'docs/%25E0%25A4%25A'],
];

async function expectMeaning(page: Page, [address, heading, end]: Meaning): Promise<void> {
  await page.goto(`${address}?q=%E0%A4%A#none`);
  await expect(page.locator('html'), address).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', {level: 1, name: heading}), address).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`${BASE_URL}${end}\\?q=%E0%A4%A#none$`));
}

test('an address that the server answers with a page becomes the address of that page', async ({page}) => {
  for (const meaning of ANSWERED) await expectMeaning(page, meaning);
});

test('an address that the server does not know is the page that a reader means, or the not-found page', async ({
  page,
  expectFault,
}) => {
  expectFault(/status of 404/);
  for (const meaning of UNKNOWN) await expectMeaning(page, meaning);
});

test('a hash without its heading leads nowhere, at first and later', async ({page, visit}) => {
  const faq = page.getByRole('heading', {level: 1, name: 'FAQ'});
  for (const hash of ['#no-such-heading', '#100%', '#%E0%A4%A', '#%22%3E']) {
    await page.goto('about:blank');
    await visit(`docs/faq${hash}`);
    await expect(faq).toBeInViewport();
    await page.evaluate((other) => {
      window.location.hash = '#x';
      window.location.hash = other;
    }, hash);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await expect(faq).toBeInViewport();
  }
});

test('a step back to an address that cannot be decoded shows the not-found page', async ({
  page,
  expectFault,
}) => {
  expectFault(/status of 404/);
  await page.goto('docs/100%');
  await expect(page.getByRole('heading', {level: 1, name: NOT_FOUND})).toBeVisible();
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'FAQ'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: NOT_FOUND})).toBeVisible();
});

/** The routes as the build made them, without their components. */
function builtRoutes(): RouteConfig[] {
  const source = readFileSync(path.join(ROOT, '.docusaurus/routes.js'), 'utf8')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'routes =');
  const sandbox: {routes?: RouteConfig[]; ComponentCreator: () => undefined} = {
    ComponentCreator: () => undefined,
  };
  runInNewContext(source, sandbox);
  return sandbox.routes ?? [];
}

const canonicalPaths = new Map<string, string>();

/** The path that a built document says it has. */
function canonicalPath(file: string): string {
  const known = canonicalPaths.get(file);
  if (known) return known;
  const href = /rel="?canonical"? href="?([^\s">]+)/.exec(readFileSync(file, 'utf8'))?.[1];
  const {pathname} = new URL(href ?? '');
  canonicalPaths.set(file, pathname);
  return pathname;
}

/** What is wrong with where an address leads, or undefined; `kinds` counts the kinds of place. */
function wrongPlace(
  routes: RouteConfig[],
  address: string,
  kinds: Record<string, number>,
): string | undefined {
  const notFound = `${BASE_URL}404.html`;
  const {pathname} = new URL(BASE_URL + address, 'http://localhost');
  const served = answer(MAIN_BUILD, BASE_URL, pathname);
  if (!('file' in served) || !served.file?.endsWith('.html')) return undefined;
  const canonical = canonicalPath(served.file);
  const place = placeOf(routes, pathname, canonical, notFound);

  // As Docusaurus does: it loads for the address and its decoded form, and draws for this normalized form.
  const decoded = decodeURI(place.pathname);
  const loaded = [place.pathname, decoded].flatMap((each) => matchRoutes(routes, each));
  const isExact = matchRoutes(routes, decoded).some(({route}) => route.exact);
  const normalized = isExact ? decoded : decoded.trim().replace(/(?:\/index)?\.html$/, '') || '/';
  const drawn = matchRoutes(routes, normalized);
  if (drawn.length === 0) return 'nothing is drawn';
  if (!drawn.every(({route}) => loaded.some((each) => each.route === route)))
    return 'drawn before it is loaded';

  const leaf = drawn.at(-1)?.route;
  const isPage = Boolean(leaf?.exact) && leaf?.path !== notFound;
  const kind = isPage ? (place.hasText ? 'found' : 'meant') : 'unknown';
  kinds[kind] = (kinds[kind] ?? 0) + 1;
  if (isPage && leaf?.path !== place.pathname) return `${place.pathname} is not the page's own address`;
  const isOwnText = isPage ? canonical === leaf?.path : canonical === notFound;
  return place.hasText === isOwnText ? undefined : 'the text in the document is not the page that is drawn';
}

test('ten thousand random addresses each have a page, whose files are all loaded before it is drawn', () => {
  const routes = builtRoutes();
  const kinds: Record<string, number> = {};
  const wrong = randomAddresses(pages, 10_000, 1).flatMap((address) => {
    const problem = wrongPlace(routes, address, kinds);
    return problem ? [`${address}: ${problem}`] : [];
  });
  expect(wrong).toEqual([]);
  // The addresses are worth their number only while they lead to all kinds of place.
  for (const kind of ['found', 'meant', 'unknown']) expect(kinds[kind], kind).toBeGreaterThan(100);
});

const PARTS = 4;
for (let part = 1; part <= PARTS; part++) {
  test(`a hundred random addresses show a page each, part ${part} of ${PARTS}`, async ({
    page,
    expectFault,
  }) => {
    expectFault(/status of 404/);
    for (const address of randomAddresses(pages, 100 / PARTS, 100 + part)) {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('html'), address).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('h1'), address).toHaveText(/\S/);
      await expect(page.locator('main'), address).toHaveText(/\S/);
    }
  });
}
