import {expect, test} from './fixtures';

const PAGE = 'docs/persistence/services';

/** A4 within its usual margins, in CSS pixels. */
const PAPER = {width: 718, height: 1040};

test.use({colorScheme: 'dark'});

test('the article is printed alone', async ({page, visit}) => {
  await visit(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const furniture = [
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
    '.sample-check',
  ];
  for (const selector of furniture) {
    await expect(page.locator(selector).first(), selector).toBeAttached();
    await expect(page.locator(`${selector}:visible`), selector).toHaveCount(0);
  }
  const {article, width} = await page.evaluate(() => ({
    article: document.querySelector('.markdown')?.getBoundingClientRect().width ?? 0,
    width: innerWidth,
  }));
  expect(article / width).toBeGreaterThan(0.85);
});

test('it is printed in light colors, and is dark again afterwards', async ({page, visit}) => {
  await visit(PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('.markdown a').first()).toHaveCSS('color', 'rgb(11, 107, 88)');
  await page.emulateMedia({media: 'screen'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('all panels of tabs are printed, each below its label', async ({page, visit}) => {
  await visit(PAGE);
  await page.emulateMedia({media: 'print'});
  const panels = page.locator('.tab-panel');
  expect(await panels.count()).toBeGreaterThan(4);
  await expect(page.locator('.tab-panel:visible')).toHaveCount(await panels.count());
  const labels = await panels.evaluateAll((all) =>
    all.slice(0, 5).map((panel) => getComputedStyle(panel, '::before').content),
  );
  // The browser gives the attribute itself, or what it says.
  expect(labels.every((label) => label !== 'none')).toBe(true);
  const names = await panels.evaluateAll((all) =>
    all.slice(0, 5).map((panel) => panel.getAttribute('aria-label')),
  );
  expect(names).toEqual(['TypeORM', 'Sequelize', 'Mongoose', 'Typegoose', 'MikroORM']);
});

test('collapsed sections are printed', async ({page, visit}) => {
  await visit('docs/concepts/advanced/assemblers');
  const hidden = page.locator('.markdown details > div > *').first();
  await expect(hidden).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(hidden).toBeVisible();
});

test('links to other sites are printed with their address, links within the site are not', async ({
  page,
  visit,
}) => {
  await visit('docs/graphql/federation');
  await page.emulateMedia({media: 'print'});
  const contents = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => [
        ...new Set(links.map((link) => getComputedStyle(link, '::after').content !== 'none')),
      ]);
  expect(await contents('.theme-doc-markdown a[href^="http"]')).toEqual([true]);
  expect(await contents('.theme-doc-markdown a[href^="/"]')).toEqual([false]);
});

test('nothing is cut off at the edge of the paper', async ({page, visit}) => {
  await page.setViewportSize(PAPER);
  for (const address of [PAGE, 'docs/graphql/authorization']) {
    await visit(address);
    await page.emulateMedia({media: 'print'});
    const cut = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.markdown *'))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(cut, address).toEqual([]);
    await page.emulateMedia({media: 'screen'});
  }
});
