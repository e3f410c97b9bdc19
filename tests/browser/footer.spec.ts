import {expect, test} from './fixtures';
import {BASE_URL} from './sites';

test('the footer leads to the docs, to the repository and to what is said about accessibility', async ({
  page,
  visit,
}) => {
  await visit('docs/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Social', 'This site']);

  const github = footer.getByRole('link', {name: /^GitHub/});
  await expect(github).toHaveAttribute('href', 'https://github.com/TriPSs/nestjs-query');
  await expect(github.locator('svg')).toHaveAttribute('width', '13.5');

  await footer.getByRole('link', {name: 'Example'}).click();
  await page.waitForURL((url) => url.pathname === `${BASE_URL}docs/introduction/example`);
  await footer.getByRole('link', {name: 'Getting Started'}).click();
  await page.waitForURL((url) => url.pathname === `${BASE_URL}docs/introduction/getting-started`);
  await footer.getByRole('link', {name: 'Accessibility'}).click();
  await page.waitForURL((url) => url.pathname === `${BASE_URL}accessibility`);
});

test('the end of the footer names the pages as Markdown', async ({page, visit}) => {
  await visit('');
  const footer = page.getByRole('contentinfo');
  for (const name of ['llms.txt', 'llms-full.txt']) {
    const address = await footer.getByRole('link', {name}).getAttribute('href');
    const response = await page.request.get(address ?? '');
    expect(response.status(), name).toBe(200);
    expect(await response.text()).toMatch(/^# Nestjs-query\n/);
  }
});
