import {devices, type Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {expectStored, navbar, store} from './page-helpers';
import {BASE_URL} from './sites';
import {BREAKPOINT, FIRST_PAGE, LANGUAGE, VERSION} from './specification';

const PREFERRED_VERSION = 'docs-preferred-version-default';

const dropdown = (page: Page, name: string) => {
  const root = navbar(page)
    .locator('.dropdown')
    .filter({has: page.getByRole('button', {name})});
  return {button: root.getByRole('button', {name}), items: root.locator('.dropdown__menu a')};
};

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');

test('the version and the language are chosen', {tag: '@core'}, async ({page, visit}) => {
  await visit('docs/faq');
  const {button, items} = dropdown(page, VERSION);
  await expect(items.first()).toBeHidden();
  await expectStored(page, PREFERRED_VERSION, null);
  await button.hover();
  await expect(items).toHaveText([VERSION, /^All releases/]);
  await items.first().click();
  await expectStored(page, PREFERRED_VERSION, 'current');
  await visit('');
  await expectStored(page, PREFERRED_VERSION, 'current');
  // A version that is no more is forgotten.
  await store(page, PREFERRED_VERSION, 'v8');
  await visit('docs/faq');
  await expectStored(page, PREFERRED_VERSION, null);

  const language = dropdown(page, LANGUAGE);
  await language.button.hover();
  await expect(language.items).toHaveText([LANGUAGE]);
  await expect(language.items).toBeVisible();
  await expect(language.items).toHaveAttribute('href', `${BASE_URL}docs/faq`);
  await expect(language.items).toHaveAttribute('lang', 'en');
});

test('a dropdown is used by keyboard', {tag: '@core'}, async ({page, visit}) => {
  await visit('docs/faq');
  const {button, items} = dropdown(page, VERSION);
  for (const key of ['Enter', 'Space']) {
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(items.first()).toBeVisible();
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(items.first()).toBeHidden();
  }
  await button.press('Enter');
  // What is not seen yet takes no focus.
  await expect(items.first()).toBeVisible();
  for (const item of [items.first(), items.last()]) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dropdown(page, LANGUAGE).button).toBeFocused();
  await expect(items.first()).toBeHidden();
});

test('a narrow screen has the links in a menu', {tag: '@core'}, async ({page, visit}) => {
  await page.setViewportSize({width: BREAKPOINT + 1, height: 800});
  await visit('docs/faq');
  const link = page.locator('.navbar__items').getByRole('link', {name: 'FAQ'});
  await expect(menuButton(page)).toBeHidden();
  await expect(link).toBeVisible();
  await page.setViewportSize({width: BREAKPOINT, height: 800});
  await expect(link).toBeHidden();
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page)).toBeInViewport();
  await menu(page).getByRole('link', {name: 'Contributing'}).click();
  await expect(page).toHaveURL(/\/docs\/contributing$/);
  await expect(menu(page)).not.toBeInViewport();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  const {viewport, hasTouch, isMobile} = devices['Pixel 5'];
  test.use({viewport, hasTouch, isMobile});

  test('the menu closes by its button and by a tap beside it', async ({page, visit}) => {
    await visit('docs/faq');
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu(page)).not.toBeInViewport();
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport();
    await page.touchscreen.tap(viewport.width - 10, viewport.height / 2);
    await expect(menu(page)).not.toBeInViewport();
  });

  test('the menu has the pages, the versions, the languages and the color mode', async ({page, visit}) => {
    await visit(FIRST_PAGE);
    await menuButton(page).click();
    await expect(menu(page).getByRole('link', {name: 'Install'})).toBeInViewport();
    await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
    await expect(menu(page).getByRole('link', {name: 'FAQ'})).toBeInViewport();
    await expect(menu(page).getByRole('link', {name: 'Install'})).not.toBeInViewport();
    await menu(page).getByRole('button', {name: 'Versions'}).click();
    await expect(menu(page).getByRole('link', {name: VERSION})).toBeVisible();
    await menu(page).getByRole('button', {name: 'Languages'}).click();
    await expect(menu(page).getByRole('link', {name: LANGUAGE})).toBeVisible();
    await menu(page)
      .getByRole('button', {name: /^Switch between dark and light/})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('the navbar leaves on the way down and comes back on the way up', async ({page, visit}) => {
  await visit('docs/graphql/queries/filtering');
  const bottom = async () => {
    const box = await navbar(page).boundingBox();
    return box ? box.y + box.height : NaN;
  };
  const scroll = (by: number) => async () => {
    await page.mouse.wheel(0, by);
    return bottom();
  };
  await page.mouse.move(600, 400);
  await expect.poll(scroll(300)).toBeLessThanOrEqual(0);
  await expect.poll(scroll(-100)).toBeGreaterThan(50);
});
