import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {navbar, title} from './page-helpers';
import {BASE_URL} from './sites';
import {EXTERNAL_ICON, FIRST_PAGE, LIBRARY_URL, WITHOUT_SIDEBAR} from './specification';

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

/** Expects to have come to a page, by a navigation or by a load. */
async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === BASE_URL + address);
}

test('the navbar leads to its pages and marks the one at hand', {tag: '@core'}, async ({page, visit}) => {
  await visit('');
  for (const [label, address] of [
    ['Docs', FIRST_PAGE],
    ['FAQ', 'docs/faq'],
    ['Contributing', 'docs/contributing'],
  ] as const) {
    const link = navbar(page).getByRole('link', {name: label, exact: true});
    await expect(link).not.toHaveClass(/navbar__link--active/);
    await link.click();
    await expectPage(page, address);
    await expect(link).toHaveClass(/navbar__link--active/);
  }
  const github = navbar(page).getByRole('link', {name: /^GitHub/});
  await expect(github).toHaveAttribute('href', LIBRARY_URL);
  await expect(github).toHaveAttribute('target', '_blank');
  await expect(github).toHaveAttribute('rel', /noopener/);
  await expect(github.locator('svg')).toHaveAttribute('aria-label', '(opens in new tab)');
  await expect(github.locator('svg')).toHaveAttribute('width', EXTERNAL_ICON);
  await expect(github.locator('svg')).toHaveAttribute('height', EXTERNAL_ICON);
  await navbar(page).getByRole('link', {name: 'Nestjs-query', exact: true}).click();
  await expectPage(page, '');
});

test('the footer leads to pages, the repository and Markdown', async ({page, visit}) => {
  await visit('docs/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Look up', 'Social', 'This site']);
  const github = footer.getByRole('link', {name: /^GitHub/});
  await expect(github).toHaveAttribute('href', LIBRARY_URL);
  await expect(github.locator('svg')).toHaveAttribute('width', EXTERNAL_ICON);
  for (const name of ['llms.txt', 'llms-full.txt']) {
    const file = await footer.getByRole('link', {name}).getAttribute('href');
    expect(await (await page.request.get(file ?? '')).text()).toMatch(/^# Nestjs-query\n/);
  }
  for (const [name, address] of [
    ['Example', 'docs/introduction/example'],
    ['Getting Started', FIRST_PAGE],
    ['Accessibility', 'accessibility'],
  ] as const) {
    await footer.getByRole('link', {name}).click();
    await expectPage(page, address);
  }
});

test('back and forward lead to where each page was left', {tag: '@core'}, async ({page, visit}) => {
  await visit('docs/graphql/queries/filtering');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/filtering$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const next = page.url();
  await page.goBack();
  await expectPage(page, 'docs/graphql/queries/filtering');
  await expect(title(page, 'Filtering')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goForward();
  await expect(page).toHaveURL(next);
  await expect(title(page, 'Filtering')).toHaveCount(0);
});

test('docs pages stand in the sidebar, whose categories open', async ({page, visit}) => {
  await visit(FIRST_PAGE);
  const sidebar = sidebarOf(page);
  await expect(sidebar.getByRole('link', {name: 'Getting started'})).toHaveAttribute('aria-current', 'page');
  const category = sidebar.getByRole('button', {name: 'Protect', exact: true});
  await category.focus();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  const first = sidebar.getByRole('link', {name: 'Authorization', exact: true});
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await category.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await sidebar.getByRole('link', {name: 'Install'}).click();
  await expectPage(page, 'docs/introduction/install');
  for (const address of WITHOUT_SIDEBAR) {
    await visit(address);
    await expect(sidebar).toHaveCount(0);
  }
});
