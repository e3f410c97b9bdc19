import {expect, test} from './fixtures';
import {FIXTURE_REPOSITORY} from './sites';

test('the first Tab reaches the skip link, which leads past the navigation', async ({page, visit}) => {
  await visit('docs/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main, .main-wrapper') !== null);
  expect(isInMain).toBe(true);
});

test('docs pages stand in the sidebar, FAQ and Contributing do not', async ({page, visit}) => {
  await visit('docs/introduction/getting-started');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Getting started'})).toHaveAttribute('aria-current', 'page');
  await sidebar.getByRole('link', {name: 'Install'}).click();
  await expect(page).toHaveURL(/\/docs\/introduction\/install$/);

  for (const address of ['docs/faq', 'docs/contributing']) {
    await visit(address);
    await expect(sidebar).toHaveCount(0);
  }
});

test.describe('a site of somebody else', () => {
  test.use({site: 'two-modes'});

  test('edit links lead to the repository of who publishes it', async ({page, visit}) => {
    await visit('docs/headings');
    const {SITE_REPOSITORY, SITE_BRANCH} = FIXTURE_REPOSITORY;
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${SITE_REPOSITORY}/edit/${SITE_BRANCH}/tests/browser/fixture/docs/headings.mdx`,
    );
  });
});
