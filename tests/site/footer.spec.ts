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
