import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {installedVersion} from '../../plugins/shared/installed-version';
import {expect, test} from './fixtures';
import {BASE_URL, FIXTURE_REPOSITORY, MAIN_BUILD} from './sites';

const PAGE = 'docs/graphql/queries/sorting';
const VERSION = installedVersion('@ptc-org/nestjs-query-core');

const toolsOf = (page: Page) => page.getByRole('navigation', {name: 'This page'});
const copyOf = (page: Page) => toolsOf(page).getByRole('button', {name: 'Copy as Markdown'});
const statusOf = (page: Page) => toolsOf(page).locator('[aria-live]');

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a page is copied as Markdown, and the next one', async ({page, visit, expectFault}) => {
    expectFault(/status of 500/);
    await page.route(`**/${PAGE}.md`, (route) => route.fulfill({status: 500}), {times: 1});
    await visit(PAGE);
    await copyOf(page).click();
    await expect(statusOf(page)).toHaveText('Not copied');
    await copyOf(page).press('Enter');
    await expect(statusOf(page)).toHaveText('Copied');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe(readFileSync(path.join(MAIN_BUILD, `${PAGE}.md`), 'utf8'));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(PAGE));
    await expect(statusOf(page)).toHaveText('');
    await copyOf(page).click();
    await expect(statusOf(page)).toHaveText('Copied');
    expect(await copied()).toContain(`# ${(await page.locator('h1').textContent()) ?? ''}\n`);
  });
});

test('the head names the Markdown of the page that is shown, which opens', async ({page, visit}) => {
  const alternate = page.locator('head link[type="text/markdown"]');
  await visit('');
  await expect(alternate).toHaveAttribute('href', `${BASE_URL}index.md`);
  await visit(PAGE);
  await expect(alternate).toHaveAttribute('href', `${BASE_URL}${PAGE}.md`);
  await toolsOf(page).getByRole('link', {name: 'Open as Markdown'}).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}.md$`));
  await expect(page.locator('body')).toContainText('## Sort by several fields {#sort-by-several-fields}');
});

test.describe('a site of somebody else', () => {
  test.use({site: 'hosted'});

  test('edits and reports go to the repository of who publishes it, with page and version', async ({
    page,
    visit,
  }) => {
    await visit('docs/headings');
    const {SITE_REPOSITORY, SITE_BRANCH} = FIXTURE_REPOSITORY;
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${SITE_REPOSITORY}/edit/${SITE_BRANCH}/tests/browser/fixture/docs/headings.mdx`,
    );
    const report = toolsOf(page).getByRole('link', {name: 'Report a problem'});
    await expect(report).toHaveAttribute('href', new RegExp(`^${SITE_REPOSITORY}/issues/new\\?`));
    const {searchParams} = new URL((await report.getAttribute('href')) ?? '');
    expect(searchParams.get('title')).toBe('Documentation: Headings');
    expect(searchParams.get('body')).toMatch(
      new RegExp(`^Page: \\S+/docs/headings\nDocumented version: ${VERSION}\n`),
    );
  });
});
