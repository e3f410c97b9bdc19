// cspell:ignore domcontentloaded
import {expect, test} from './fixtures';
import {navbar, PHONE, title, tooWide, WIDE} from './page-helpers';
import {FIRST_PAGE} from './specification';

/** A page with one tab for each ORM, and one with sections that open. */
const [TABS, SECTIONS] = ['docs/persistence/services', 'docs/concepts/advanced/assemblers'];

test.describe('on paper', () => {
  test.use({colorScheme: 'dark'});

  /** A4 within its usual margins, in CSS pixels. */
  const PAPER = {width: 718, height: 1040};

  test('the article stands alone, whole, in light colors, with all of its tabs', async ({page, visit}) => {
    await visit(TABS);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.setViewportSize(PAPER);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    for (const selector of [
      '.navbar',
      '.theme-announcement-bar',
      '.theme-doc-sidebar-container',
      '.theme-doc-breadcrumbs',
      '.theme-doc-toc-mobile',
      '[aria-label="This page"]',
      '.pagination-nav',
      '.footer',
      '.tabs',
      '.hash-link',
      '.code-block__buttons',
      '.sample-menu',
    ]) {
      await expect(page.locator(selector).first(), selector).toBeAttached();
      await expect(page.locator(`${selector}:visible`), selector).toHaveCount(0);
    }
    const panels = await page.locator('.tab-panel:not(:empty)').evaluateAll((all) =>
      all.map((panel) => ({
        name: panel.getAttribute('aria-label'),
        isLabeled: getComputedStyle(panel, '::before').content !== 'none',
        isVisible: panel.checkVisibility(),
      })),
    );
    expect(panels.filter(({isLabeled, isVisible}) => !isLabeled || !isVisible)).toEqual([]);
    const names = ['TypeORM', 'Sequelize', 'Mongoose', 'Typegoose', 'MikroORM'];
    expect(panels.slice(0, 5).map(({name}) => name)).toEqual(names);
    const {share, cut} = await page.evaluate(() => ({
      share: (document.querySelector('.markdown')?.getBoundingClientRect().width ?? 0) / innerWidth,
      cut: Array.from(document.querySelectorAll('.markdown *'))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    }));
    expect(share).toBeGreaterThan(0.85);
    expect(cut).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({media: 'screen'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('collapsed sections are open, and links to other sites have their address', async ({page, visit}) => {
    await visit(SECTIONS);
    const hidden = page.locator('.markdown details:not(.sample-menu, .code-fold) > div > *').first();
    await expect(hidden).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(hidden).toBeVisible();
    await visit('docs/graphql/federation');
    const hasAddress = (start: string) =>
      page
        .locator(`.theme-doc-markdown a[href^="${start}"]:not(.code-block a)`)
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content !== 'none'));
    expect(new Set(await hasAddress('http'))).toEqual(new Set([true]));
    expect(new Set(await hasAddress('/'))).toEqual(new Set([false]));
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'dark'});

  test('pages can be read, with all of their tabs', async ({page}) => {
    for (const address of ['', FIRST_PAGE, TABS, SECTIONS, 'playground', 'search', '404.html']) {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('h1'), address).toBeVisible();
      await expect(page.locator('main'), address).toHaveText(/\S/);
      await expect(
        page.locator('main [role=tabpanel]:not(:empty):not(:visible):not(details *)'),
        address,
      ).toHaveCount(0);
    }
    // Whatever the system prefers, the colors are those of the default mode, light.
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });

  test('search says that it needs JavaScript, in the navbar and on its page', async ({page}) => {
    await page.goto('search');
    await expect(navbar(page).locator('noscript > span')).toHaveText('Search needs JavaScript');
    await expect(page.locator('main noscript > p')).toContainText('Search needs JavaScript.');
    await expect(page.locator('main noscript > p')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.locator('main').getByRole('link', {name: 'The documentation'}).click();
    await expect(title(page, 'Getting started')).toBeVisible();
  });

  test('nothing is offered that does not work, and what scrolls is a stop', async ({page}) => {
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      await page.goto('docs/graphql/queries/filtering');
      await expect(page.locator('article')).toBeVisible();
      await expect(page.locator('button:visible, [role=tablist]:visible')).toHaveCount(0);
    }
    expect(await page.locator('.code-block__code').count()).toBeGreaterThan(10);
    await expect(page.locator('.code-block__code:not([tabindex="0"])')).toHaveCount(0);
  });

  test('dropdowns, sections and the marks of samples open', async ({page}) => {
    await page.goto('docs/faq');
    const item = navbar(page).getByRole('link', {name: /All releases/});
    await expect(item).toBeHidden();
    await navbar(page).locator('[aria-haspopup]').first().focus();
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();

    await page.goto(SECTIONS);
    const details = page.locator('main details:not(.sample-menu, .code-fold)').first();
    const content = details.locator('.code-block > pre, p').first();
    await expect(content).toBeHidden();
    await details.locator('summary').first().click();
    await expect(content).toBeVisible();
    await page.locator('.sample-menu summary:visible').first().click();
    await expect(page.getByRole('link', {name: 'Program'}).first()).toBeVisible();
  });

  test('a phone has the links of the navbar and its menus on the page', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto('docs/faq');
    for (const name of ['Docs', 'FAQ', 'Contributing', /All releases/, 'English', /GitHub/]) {
      await expect(navbar(page).getByRole('link', {name}).last()).toBeVisible();
    }
    expect(await tooWide(page)).toEqual([]);
    await navbar(page).getByRole('link', {name: 'Docs'}).click();
    await page.locator('.theme-doc-sidebar-menu .menu__link', {hasText: /^Read$/}).click();
    await expect(page).toHaveURL(/\/docs\/graphql\//);
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeVisible();
  });
});
