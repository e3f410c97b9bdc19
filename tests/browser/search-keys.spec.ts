import {expect, test} from './fixtures';
import {hits, modal, open, PAGE, QUERY} from './search-helpers';

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the modal, Escape closes it and the focus returns`, async ({page, visit}) => {
    await visit(PAGE);
    await open(page, key);
    await expect(modal(page)).toBeVisible();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('.DocSearch-Button')).toBeFocused();
    await open(page, key);
  });
}

for (const way of ['Control+k', '/', 'a click']) {
  test(`what is typed after ${way}, before the contents of the dialog are there, is kept`, async ({
    page,
    visit,
  }) => {
    await visit(PAGE);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*', async (route) => {
      await held;
      await route.continue();
    });
    if (way === 'a click') await page.locator('.DocSearch-Button').click();
    else await page.keyboard.press(way);
    await page.keyboard.type('inx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('stall/');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('install/');
    await expect(hits(page)).toHaveCount(0);
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('install/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.press('Escape');
    await open(page);
    await expect(page.locator('.DocSearch-Input')).toHaveValue('');
  });
}

test('Enter waits for the answer to what is typed', async ({page, visit}) => {
  await visit(PAGE);
  await open(page);
  await page.keyboard.type('sorting');
  await expect(hits(page).first()).toBeVisible();
  await page.locator('.DocSearch-Input').fill('');
  await page.keyboard.type('paging');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/queries\/paging/);
  await expect(modal(page)).toHaveCount(0);
});

test('the arrows go round, and say which result is active', async ({page, visit}) => {
  await visit(PAGE);
  await open(page);
  const field = page.locator('.DocSearch-Input');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type(QUERY);
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(hits(page).last()).toBeInViewport();
  const id = (await hits(page).last().getAttribute('id')) ?? '';
  await expect(field).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.DocSearch-Hit[aria-selected=true]')).toHaveCount(1);
  await expect(field).toBeFocused();
});

test('Enter and a click with Ctrl open a new tab, and the dialog stays', async ({page, visit, context}) => {
  await visit(PAGE);
  await open(page);
  await page.keyboard.type(QUERY);
  await expect(hits(page).first()).toBeVisible();
  const address = page.url();
  const act = [
    () => page.keyboard.press('Control+Enter'),
    () =>
      hits(page)
        .first()
        .locator('a')
        .click({modifiers: ['ControlOrMeta']}),
  ];
  for (const open of act) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(tab).toHaveURL(/nestjs-query/);
    await tab.close();
    expect(page.url()).toBe(address);
    await expect(modal(page)).toBeVisible();
  }
});

test('a click beside the dialog closes it, and so do the keys that opened it', async ({page, visit}) => {
  await visit(PAGE);
  await open(page);
  await page.mouse.click(20, 400);
  await expect(modal(page)).toHaveCount(0);
  await open(page);
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
});

test('the button keeps its size when the page comes to life', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE, {waitUntil: 'commit'});
  const button = page.locator('.DocSearch-Button');
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  await expect(button.locator('kbd')).toHaveCount(0);
  release();
  await expect(button.locator('kbd')).toHaveCount(2);
  expect(await button.boundingBox()).toEqual(before);
});

test('/ inside a field types a slash', async ({page, visit}) => {
  await visit('search');
  await page.getByRole('searchbox').pressSequentially('a/b');
  await expect(page.getByRole('searchbox')).toHaveValue('a/b');
  await expect(modal(page)).toHaveCount(0);
});

test('arrows and Enter lead to the heading of a hit', async ({page, visit}) => {
  await visit(PAGE);
  await open(page, '/');
  await page.keyboard.type(QUERY);
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const href = await page.locator('.DocSearch-Hit[aria-selected=true] a').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
});

test('Enter leads to the chosen hit also while texts of other hits are on their way', async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  await open(page, '/');
  await page.keyboard.type('filter');
  await expect(hits(page).first().locator('.DocSearch-Hit-path')).toHaveText(/\w+.*\w+/);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/search/text*', () => undefined);
  const asked = page.waitForRequest('**/assets/search/text*');
  await hits(page).last().scrollIntoViewIfNeeded();
  await asked;
  await page.keyboard.press('ArrowDown');
  const href = await page.locator('.DocSearch-Hit[aria-selected=true] a').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
});
