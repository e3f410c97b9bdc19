import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {LAUNCH_ARGUMENTS, provideChromium} from '../browser/chromium';
import {serveSite} from '../browser/server';
import {BASE_URL, ROOT} from '../browser/sites';

const DOCUSAURUS = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** What a site's folder has beside its pages. */
const SHARED = ['src', 'static', 'examples', 'package.json', 'package-lock.json'];

// As deep below the root as the fixture is: its configuration imports that of the site by a relative path.
const parent = path.resolve('test-results', 'content');
mkdirSync(parent, {recursive: true});
const site = mkdtempSync(path.join(parent, 'features-'));
const build = path.join(site, 'build');

let browser: Browser | undefined;
let origin = '';
let page: Page;
let faults: string[];

beforeAll(async () => {
  cpSync(path.join(import.meta.dirname, 'features-site'), site, {recursive: true});
  for (const name of SHARED) symlinkSync(path.join(ROOT, name), path.join(site, name));
  const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  execFileSync(process.execPath, [DOCUSAURUS, 'build'], {cwd: site, stdio: 'pipe', env});
  origin = await serveSite(build, BASE_URL);
  browser = await chromium.launch({executablePath: provideChromium(), args: LAUNCH_ARGUMENTS});
  page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
}, 300_000);

afterAll(async () => {
  await browser?.close();
  rmSync(site, {recursive: true});
});

/** Opens a page, waits until its scripts have taken it over, and returns its text. */
async function textOfPage(address: string): Promise<string> {
  faults = [];
  await page.goto(`${origin}${BASE_URL}${address}`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  expect(faults).toEqual([]);
  return text;
}

test('the generated page of a category lists its pages with their descriptions', async () => {
  const text = await textOfPage('docs/next/category/guides');
  for (const part of ['All guides', 'Every guide.', 'Guide one', 'The first guide.', 'Guide two']) {
    expect(text).toContain(part);
  }
});

test('DocCardList lists the pages beside a page', async () => {
  expect(await textOfPage('docs/next/guides/two')).toContain('The first guide.');
});

test('a page of another version says so, and the dropdown leads to each version', async () => {
  const text = await textOfPage('docs/next/intro');
  expect(text).toContain('unreleased documentation');
  expect(text).toContain('Version: Next');
  expect(text).toContain('by Ada');
  expect(await textOfPage('docs/intro')).not.toContain('unreleased documentation');
  const versions = page.locator('.navbar .dropdown__menu a', {hasText: /^(?:Next|1\.0)$/});
  expect(await versions.count()).toBe(2);
  expect(existsSync(path.join(build, 'docs/intro.md'))).toBe(true);
});

test('tags lead to the pages that have them', async () => {
  await textOfPage('docs/next/intro');
  await page.getByRole('link', {name: 'first', exact: true}).click();
  await page.waitForURL(/\/docs\/next\/tags\/first$/);
  await page.getByRole('link', {name: 'Introduction'}).first().waitFor();
});

test('an unlisted page can be read, says what it is, and is listed nowhere', async () => {
  const text = await textOfPage('docs/next/hidden');
  expect(text).toContain('Unlisted page');
  expect(text).toContain('Only who has the address reads this.');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const markdown = await page.locator('link[type="text/markdown"]').getAttribute('href');
  expect(readFileSync(path.join(build, markdown?.replace(BASE_URL, '') ?? ''), 'utf8')).toContain('# Hidden');
  for (const list of ['llms.txt', 'llms-full.txt', 'sitemap.xml']) {
    expect(readFileSync(path.join(build, list), 'utf8')).not.toMatch(/hidden/i);
  }
});

test('a post has its title and colors on its code, and names no Markdown that nothing writes', async () => {
  expect(await textOfPage('blog/2026/01/15/first')).toContain('ticket.ts');
  expect(await page.locator('.code-block i').count()).toBeGreaterThan(0);
  expect(await page.locator('link[type="text/markdown"]').count()).toBe(0);
});

test('a page with HTML and an expression has what can be said of it in its Markdown', () => {
  const markdown = readFileSync(path.join(build, 'docs/next/guides/one.md'), 'utf8');
  expect(markdown).toContain('![The logo](');
});
