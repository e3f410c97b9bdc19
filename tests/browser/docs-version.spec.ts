import {expect, test} from './fixtures';
import {store, stored} from './page-helpers';

const PREFERRED = 'docs-preferred-version-default';

test('the docs version is chosen in a dropdown and remembered', async ({page, visit}) => {
  await visit('docs/faq');
  const dropdown = page.locator('.navbar .dropdown', {hasText: 'Next'});
  const button = dropdown.getByRole('button', {name: 'Next'});
  const choice = dropdown.locator('.dropdown__menu').getByRole('link', {name: 'Next'});
  await expect(button).toHaveAttribute('aria-haspopup', 'true');
  await expect(choice).toBeHidden();
  expect(await stored(page, PREFERRED)).toBeNull();

  await button.hover();
  await choice.click();
  expect(await stored(page, PREFERRED)).toBe('current');

  await visit('');
  expect(await stored(page, PREFERRED)).toBe('current');
});

test('a remembered version that is no more is forgotten', async ({page, visit}) => {
  await visit('docs/faq');
  await store(page, PREFERRED, 'v8');
  await visit('docs/faq');
  await expect.poll(() => stored(page, PREFERRED)).toBeNull();
});
