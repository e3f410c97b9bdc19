import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {installedVersion} from '../../plugins/installed-version';
import {expect, test} from './fixtures';
import {BASE_URL, FIXTURE_REPOSITORY, MAIN_BUILD} from './sites';

const PAGE = 'docs/graphql/queries/sorting';
const MARKDOWN = readFileSync(path.join(MAIN_BUILD, `${PAGE}.md`), 'utf8');
const VERSION = installedVersion('@ptc-org/nestjs-query-core');

const toolsOf = (page: Page) => page.getByRole('navigation', {name: 'This page'});
const copyOf = (page: Page) => toolsOf(page).getByRole('button', {name: 'Copy as Markdown'});
const alternateOf = (page: Page) => page.locator('head link[type="text/markdown"]');

/** What a new issue is prefilled with; the request itself would leave the site. */
async function reportOf(page: Page): Promise<{title: string | null; body: string | null}> {
  const link = toolsOf(page).getByRole('link', {name: 'Report a problem'});
  await link.focus();
  const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
  return {title: searchParams.get('title'), body: searchParams.get('body')};
}

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a page is copied as Markdown, and says so', async ({page, visit}) => {
    await visit(PAGE);
    await copyOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(toolsOf(page).locator('[aria-live]')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MARKDOWN);
  });

  test('a copy that does not come says so, and the next page is copied for itself', async ({
    page,
    visit,
    expectFault,
  }) => {
    expectFault(/status of 500/);
    await page.route(`**/${PAGE}.md`, (route) => route.fulfill({status: 500}));
    await visit(PAGE);
    await copyOf(page).click();
    await expect(toolsOf(page).locator('[aria-live]')).toHaveText('Not copied');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(PAGE));
    await expect(toolsOf(page).locator('[aria-live]')).toHaveText('');
    await copyOf(page).click();
    await expect(toolsOf(page).locator('[aria-live]')).toHaveText('Copied');
    const title = await page.locator('h1').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`# ${title ?? ''}\n`);
  });
});

test('a page opens as Markdown, with the ids of its headings', async ({page, visit}) => {
  await visit(PAGE);
  await toolsOf(page).getByRole('link', {name: 'Open as Markdown'}).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}.md$`));
  await expect(page.locator('body')).toContainText('## Sort by several fields {#sort-by-several-fields}');
});

test('the head names the Markdown of the page that is shown', async ({page, visit}) => {
  await visit(PAGE);
  await expect(alternateOf(page)).toHaveAttribute('href', `${BASE_URL}${PAGE}.md`);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Example'}).click();
  await expect(alternateOf(page)).toHaveAttribute('href', `${BASE_URL}docs/introduction/example.md`);
  await page.locator('.navbar__brand').click();
  await expect(alternateOf(page)).toHaveAttribute('href', `${BASE_URL}index.md`);
  await page.goto('search');
  await expect(alternateOf(page)).toHaveCount(0);
});

test('a report names the page, the section and the version', async ({page, visit}) => {
  await visit(`${PAGE}#where-nulls-go`);
  const {title, body} = await reportOf(page);
  expect(title).toBe('Documentation: Sorting, Nulls first or last');
  expect(body).toMatch(/^Page: https:\/\/[^\n]*\/docs\/graphql\/queries\/sorting#where-nulls-go\n/);
  expect(body).toContain(`\nSection: Nulls first or last\nDocumented version: ${VERSION}\n`);

  await visit(PAGE);
  expect((await reportOf(page)).title).toBe('Documentation: Sorting, Next steps');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a report names the page and the version, and nothing is offered that does not work', async ({
    page,
    visit,
  }) => {
    await visit(PAGE);
    expect(await reportOf(page)).toEqual({
      title: 'Documentation: Sorting',
      body: expect.stringMatching(
        new RegExp(`^Page: \\S+${PAGE}\\nDocumented version: ${VERSION}\\n`),
      ) as unknown as string,
    });
    await expect(toolsOf(page).getByRole('link')).toHaveCount(3);
    await expect(toolsOf(page).getByText('Copy as Markdown')).toBeHidden();
  });
});

test.describe('a site of somebody else', () => {
  test.use({site: 'two-modes'});

  test('reports go to the repository of who publishes it', async ({page, visit}) => {
    await visit('docs/headings');
    await expect(toolsOf(page).getByRole('link', {name: 'Report a problem'})).toHaveAttribute(
      'href',
      new RegExp(`^${FIXTURE_REPOSITORY.SITE_REPOSITORY}/issues/new\\?`),
    );
  });
});
