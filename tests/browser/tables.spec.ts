import {expect, test} from './fixtures';

const PAGE = 'docs/graphql/resolvers';

test.describe('a table of options', () => {
  test('stands on a phone without a sideways scroll, with effects below the names', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(PAGE);
    const tables = page.locator('table.stacked');
    expect(await tables.count()).toBeGreaterThan(3);
    expect(
      await tables.evaluateAll(
        (found) => found.filter((table) => table.scrollWidth > table.clientWidth).length,
      ),
    ).toBe(0);
    const [name, effect] = await Promise.all(
      [0, -1].map((cell) => tables.first().locator('tbody tr').first().locator('td').nth(cell).boundingBox()),
    );
    expect(effect?.y ?? 0).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    // A layout other than that of tables must not take their rows and cells from screen readers.
    const cells = tables.first().getByRole('row').first().getByRole('columnheader');
    expect(await cells.count()).toBeGreaterThan(2);
  });

  test('has its columns side by side on a wide screen', async ({page, visit}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await visit(PAGE);
    const cells = page.locator('table.stacked tbody tr').first().locator('td');
    const tops = await cells.evaluateAll((found) => found.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test('no table of words scrolls sideways on a phone', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  const scrolling: string[] = [];
  for (const path of [
    'docs/concepts/services',
    'docs/graphql/types',
    'docs/graphql/authorization',
    'docs/faq',
  ]) {
    await visit(path);
    const headings = await page
      .locator('.scroll-box')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.scrollWidth > box.clientWidth && box.querySelectorAll('thead th').length < 5)
          .map((box) => box.querySelector('thead')?.textContent ?? ''),
      );
    scrolling.push(...headings.map((heading) => `${path}: ${heading}`));
  }
  expect(scrolling).toEqual([]);
});

test('the first column of a wide table stays in view on a phone', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('docs/graphql/queries/paging');
  const box = page.locator('.scroll-box', {has: page.locator('th:nth-child(5)')}).first();
  const cell = box.locator('tbody td').first();
  const before = await cell.boundingBox();
  await box.evaluate((element) => element.scrollTo(200, 0));
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  // It may move by the half of a border that neighboring cells share.
  const moved = ((await cell.boundingBox())?.x ?? 0) - (before?.x ?? 0);
  expect(Math.abs(moved)).toBeLessThanOrEqual(1);
});
