import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {BASE_URL} from './sites';

const LIBRARY = 'https://github.com/TriPSs/nestjs-query';
const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const dropdown = (page: Page, name: string) => {
  const root = navbar(page)
    .locator('.dropdown')
    .filter({has: page.getByRole('button', {name})});
  return {button: root.getByRole('button', {name}), items: root.locator('.dropdown__menu a')};
};

const links = [
  ['Docs', 'docs/introduction/getting-started'],
  ['FAQ', 'docs/faq'],
  ['Contributing', 'docs/contributing'],
] as const;

for (const [label, address] of links) {
  test(`${label} leads to its page and is marked there`, async ({page, visit}) => {
    await visit('');
    const link = navbar(page).getByRole('link', {name: label, exact: true});
    await expect(link).not.toHaveClass(/navbar__link--active/);
    await link.click();
    await page.waitForURL((url) => url.pathname === BASE_URL + address);
    await expect(link).toHaveClass(/navbar__link--active/);
  });
}

test('the title leads home', async ({page, visit}) => {
  await visit('docs/faq');
  await navbar(page).getByRole('link', {name: 'Nestjs-query', exact: true}).click();
  await page.waitForURL((url) => url.pathname === BASE_URL);
});

test('the source repository opens in a new tab and says so by an icon of 13.5 pixels', async ({
  page,
  visit,
}) => {
  await visit('docs/faq');
  const link = navbar(page).getByRole('link', {name: /^GitHub/});
  await expect(link).toHaveAttribute('href', LIBRARY);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const icon = link.locator('svg');
  await expect(icon).toHaveAttribute('aria-label', '(opens in new tab)');
  await expect(icon).toHaveAttribute('width', '13.5');
  await expect(icon).toHaveAttribute('height', '13.5');
});

test('the locale dropdown offers English, which leads to the same page', async ({page, visit}) => {
  await visit('docs/faq');
  const {button, items} = dropdown(page, 'English');
  await expect(items.first()).toBeHidden();
  await button.hover();
  await expect(items).toHaveText(['English']);
  await expect(items.first()).toBeVisible();
  await expect(items.first()).toHaveAttribute('href', `${BASE_URL}docs/faq`);
  await expect(items.first()).toHaveAttribute('lang', 'en');
});

test.describe('a dropdown by keyboard', () => {
  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes it`, async ({page, visit}) => {
      await visit('docs/faq');
      const {button, items} = dropdown(page, 'Next');
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(items.first()).toBeVisible();
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(items.first()).toBeHidden();
    });
  }

  test('ArrowDown opens it and goes down and round', async ({page, visit}) => {
    await visit('docs/faq');
    const {button, items} = dropdown(page, 'Next');
    await expect(items).toHaveCount(2);
    await button.press('ArrowDown');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.first()).toBeFocused();
  });

  test('ArrowUp opens it at its end and goes up', async ({page, visit}) => {
    await visit('docs/faq');
    const {button, items} = dropdown(page, 'Next');
    await button.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items.first()).toBeFocused();
  });

  test('Escape closes it and gives the focus back', async ({page, visit}) => {
    await visit('docs/faq');
    const {button, items} = dropdown(page, 'Next');
    await button.press('ArrowDown');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(items.first()).toBeHidden();
  });

  test('leaving it closes it', async ({page, visit}) => {
    await visit('docs/faq');
    const {button, items} = dropdown(page, 'Next');
    await button.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(dropdown(page, 'English').button).toBeFocused();
    await expect(items.first()).toBeHidden();
  });
});

test.describe('hide on scroll', () => {
  test.use({site: 'two-modes'});

  test('the navbar leaves on the way down and comes back on the way up', async ({page, visit}) => {
    await visit('docs/long');
    const bottom = async () => {
      const box = await navbar(page).boundingBox();
      return box ? box.y + box.height : NaN;
    };
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 400);
    await page.mouse.wheel(0, 400);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(bottom).toBeGreaterThan(50);
  });
});
