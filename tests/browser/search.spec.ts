// cspell:ignore zzqqxxyy
import {expect, test} from './fixtures';
import {PHONE, store, WIDE} from './page-helpers';
import {hits, hold, modal, open, PAGE, QUERY} from './search-helpers';
import {BASE_URL} from './sites';

test.describe('the dialog', () => {
  test.beforeEach(({visit}) => visit(PAGE));

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens it, Escape closes it and the focus returns`, async ({page}) => {
      await open(page, key);
      await page.keyboard.type(QUERY);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('.DocSearch-Button')).toBeFocused();
    });
  }

  test('no key opens it that an editor has taken, nor a slash with Alt', async ({page}) => {
    await page.evaluate(() => {
      document.body.addEventListener('keydown', (event) => {
        if (event.key === 'k') event.preventDefault();
      });
    });
    for (const key of ['Control+k', 'Alt+/']) await page.keyboard.press(key);
    await open(page, '/');
    // In an open dialog it would have been typed.
    await expect(page.locator('.DocSearch-Input')).toHaveValue('');
  });

  test('keeps what is typed before its results are loaded', async ({page}) => {
    const {held, release} = hold();
    await page.route('**/assets/js/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.DocSearch-Button').click();
    await page.keyboard.type('inx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('stall/');
    await expect(modal(page).getByRole('status')).toHaveText('Searching …');
    await expect(hits(page)).toHaveCount(0);
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('install/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });

  test('Enter before its results are loaded leads to the first of them', async ({page}) => {
    const {held, release} = hold();
    await page.route('**/assets/js/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.DocSearch-Button').click();
    await page.keyboard.type('sorting');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/queries\/sorting/);
  });

  for (const size of [WIDE, PHONE]) {
    test(`Enter leads to a heading that nothing hides or crowds, at ${size.width} pixels`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(size);
      // Home, whose styles differ and whose navbar is another one.
      await visit('');
      await open(page);
      await page.keyboard.type('enableTotalCount');
      const link = hits(page).first().locator('a[href*="#"]');
      await expect(link).toBeVisible();
      const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
      await page.keyboard.press('Enter');
      const isOnTop = (heading: Element) => {
        const {left, top} = heading.getBoundingClientRect();
        return top > 20 && heading.contains(document.elementFromPoint(left + 2, top + 8));
      };
      await expect.poll(() => page.locator(id).evaluate(isOnTop)).toBe(true);
      // Nor later: the navbar comes back where something in it has the focus.
      await expect(page.locator('.navbar :focus')).toHaveCount(0);
    });
  }

  test('arrows go round, and Enter leads to the chosen heading', {tag: '@core'}, async ({page}) => {
    await open(page, '/');
    const field = page.locator('.DocSearch-Input');
    await page.keyboard.type(QUERY);
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toBeInViewport();
    const id = (await hits(page).last().getAttribute('id')) ?? '';
    await expect(field).toHaveAttribute('aria-activedescendant', id);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const href = await page.locator('.DocSearch-Hit[aria-selected=true] a').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  });

  test('Enter waits for the answer to what is typed', async ({page}) => {
    await open(page);
    await page.keyboard.type('sorting');
    await expect(hits(page).first()).toBeVisible();
    await page.locator('.DocSearch-Input').fill('');
    await page.keyboard.type('paging');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/queries\/paging/);
  });

  test('Enter and a click with Ctrl open a new tab, and it stays', async ({page, context}) => {
    await open(page);
    await page.keyboard.type(QUERY);
    const link = hits(page).first().locator('a');
    await expect(link).toBeVisible();
    for (const act of [
      () => page.keyboard.press('Control+Enter'),
      () => link.click({modifiers: ['ControlOrMeta']}),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
      await expect(tab).toHaveURL(/nestjs-query/);
      await tab.close();
      await expect(modal(page)).toBeVisible();
    }
  });

  test('closes by a click beside it and by its keys; a page that was scrolled stays', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.evaluate(() => window.scrollTo(0, 700));
    const scrolled = await page.evaluate(() => window.scrollY);
    await open(page);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.setViewportSize({width: 1440, height: 800});
    await open(page);
    await page.mouse.click(20, 400);
    await expect(modal(page)).toHaveCount(0);
  });

  test('names each result by its heading, below its page, and marks in the text what matched', async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.type('total count');
    const title = page.locator('.DocSearch-Hit-title', {hasText: /^Count all rows: enableTotalCount$/});
    const result = page
      .getByRole('group', {name: 'Paging', exact: true})
      .getByRole('option')
      .filter({has: title});
    await expect(result.locator('.DocSearch-Hit-title mark').last()).toHaveText('enableTotalCount');
    await expect(page.locator('.DocSearch-Hit-page', {hasText: /^Paging$/})).toBeVisible();
    await page.locator('.DocSearch-Input').fill('maxResultsSize');
    await expect(hits(page).first().locator('.DocSearch-Hit-path mark')).toHaveText(['maxResultsSize']);
    await page.locator('.DocSearch-Input').fill('prisma');
    await expect(page.locator('.DocSearch-HitsFooter')).toHaveText('See 1 result');
  });

  test('puts the entry of an error first, with its fix in sight', async ({page}) => {
    await open(page);
    await page.locator('.DocSearch-Input').fill('"message": "Unknown type \\"TicketFilter\\".');
    const fix = hits(page).first().locator('.DocSearch-Hit-path');
    await expect(fix).toContainText("Name the object type with @ObjectType('Ticket')");
    expect(await fix.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBeLessThan(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/errors#unknown-type$/);
  });

  test('says that nothing was found, suggests what leads somewhere and links an issue', async ({page}) => {
    await open(page);
    await page.keyboard.type('zzqqxxyy');
    const nothing = page.locator('.DocSearch-NoResults');
    await expect(nothing).toContainText('No results found for "zzqqxxyy"');
    await page.keyboard.press('Control+Enter');
    await expect(nothing).toContainText('Try searching for');
    const link = nothing.getByRole('link', {name: 'Let us know.'});
    await expect(link).toHaveAttribute('href', /\/issues\/new\?title=.*zzqqxxyy/);
    await nothing.getByRole('button').first().click();
    await expect(hits(page).first()).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    await expect(page.locator('html')).not.toContainText(/Powered by|Algolia/);
  });

  test('keeps what was opened, until it is removed', async ({page, visit}) => {
    await open(page);
    await page.keyboard.type(QUERY);
    await hits(page).first().click();
    await visit(PAGE);
    await open(page);
    const recent = page.getByRole('group', {name: 'Recent'}).locator('.DocSearch-Hit');
    await expect(recent).toHaveCount(1);
    const href = await recent.locator('a').getAttribute('href');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await open(page);
    await page.getByTitle('Remove this search from history').click();
    await expect(recent).toHaveCount(0);
  });

  test('of what another site stored as opened, only pages of this one show', async ({page, visit}) => {
    const titles = [['FAQ']];
    const good = {url: `${BASE_URL}docs/faq`, part: '', titles};
    const alien = [
      '//example.org/x',
      '/other-site/x',
      '/\\example.org/x',
      'https://example.org/',
      'javascript:0',
    ];
    const unfit = [5, null, [[{}]], {url: '/a', titles: ['abc']}, {url: '/a', part: '', titles: [[{}]]}];
    const others = alien.map((url) => ({url, part: '', titles}));
    const recent = page.getByRole('group', {name: 'Recent'}).locator('.DocSearch-Hit');
    for (const stored of [[...unfit, ...others, good], {version: 1, items: [...unfit, ...others, good]}]) {
      await store(page, 'search.recent', JSON.stringify(stored));
      await visit(PAGE);
      await open(page);
      await expect(recent).toHaveText(['FAQ']);
    }
    const many = Array.from({length: 400}, (_, i) => ({...good, url: `${good.url}?${i}`}));
    await store(page, 'search.recent', JSON.stringify(many));
    await visit(PAGE);
    await open(page);
    await expect(recent).toHaveCount(7);
  });

  test('offers pages to begin with, as their titles call them', async ({page}) => {
    await open(page);
    const first = page.getByRole('group', {name: 'Start here'}).locator('.DocSearch-Hit');
    await expect(first).toHaveCount(6);
    for (const [at, link] of (await first.locator('a').all()).entries()) {
      const title = await first.nth(at).locator('.DocSearch-Hit-title').innerText();
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(await answer.text()).toContain(`<h1>${title}</h1>`);
    }
  });

  test('says that its index is of another build, and works again with a good one', async ({page}) => {
    await page.route('**/assets/search/index.*', (route) => route.fulfill({body: '{"format":0}'}));
    await open(page);
    await page.locator('.DocSearch-Input').fill(QUERY);
    const hint = 'You might want to check your network connection.';
    await expect(page.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
    await expect(page.locator('.DocSearch-Help')).toHaveText(hint);
    await page.unroute('**/assets/search/index.*');
    await page.keyboard.press('Backspace');
    await expect(hits(page).first()).toBeVisible();
  });
});
