import {devices, type Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {BASE_URL} from './sites';

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const sidebar = (page: Page) => page.locator('.navbar-sidebar');

test.describe('the breakpoint', () => {
  test('at 996 pixels the links are in a menu, one pixel wider they are in the navbar', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width: 997, height: 800});
    await visit('docs/faq');
    const link = page.locator('.navbar__items').getByRole('link', {name: 'FAQ'});
    await expect(menuButton(page)).toBeHidden();
    await expect(link).toBeVisible();

    await page.setViewportSize({width: 996, height: 800});
    await expect(menuButton(page)).toBeVisible();
    await expect(link).toBeHidden();
  });
});

test.describe('on a phone', () => {
  const {viewport, hasTouch, isMobile} = devices['Pixel 5'];
  test.use({viewport, hasTouch, isMobile});

  test('the menu opens, leads to a page and closes there', async ({page, visit}) => {
    await visit('docs/faq');
    await expect(sidebar(page)).not.toBeInViewport();
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page)).toBeInViewport();

    const link = sidebar(page).getByRole('link', {name: 'Contributing'});
    await link.click();
    await page.waitForURL((url) => url.pathname === `${BASE_URL}docs/contributing`);
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu closes by its button and by a tap beside it', async ({page, visit}) => {
    await visit('docs/faq');
    await menuButton(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(sidebar(page)).not.toBeInViewport();

    await menuButton(page).click();
    await expect(sidebar(page)).toBeInViewport();
    const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
    await page.touchscreen.tap(width - 10, height / 2);
    await expect(sidebar(page)).not.toBeInViewport();
  });

  test('on a docs page the menu opens at the pages of the docs and goes back to the site', async ({
    page,
    visit,
  }) => {
    await visit('docs/introduction/getting-started');
    await menuButton(page).click();
    await expect(sidebar(page).getByRole('link', {name: 'Install'})).toBeInViewport();
    await sidebar(page).getByRole('button', {name: '← Back to main menu'}).click();
    await expect(sidebar(page).getByRole('link', {name: 'FAQ'})).toBeInViewport();
    await expect(sidebar(page).getByRole('link', {name: 'Install'})).not.toBeInViewport();
  });

  test('the menu has the versions, the languages and the color mode', async ({page, visit}) => {
    await visit('docs/faq');
    await menuButton(page).click();
    await sidebar(page).getByRole('button', {name: 'Versions'}).click();
    await expect(sidebar(page).getByRole('link', {name: 'Next'})).toBeVisible();
    await sidebar(page).getByRole('button', {name: 'Languages'}).click();
    await expect(sidebar(page).getByRole('link', {name: 'English'})).toBeVisible();
    await sidebar(page)
      .getByRole('button', {name: /^Switch between dark and light/})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('nothing is wider than the screen', async ({page, visit}) => {
    for (const address of ['', 'docs/introduction/getting-started', 'docs/faq']) {
      await visit(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBe(0);
    }
  });
});
