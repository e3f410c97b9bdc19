import {expect, test} from './fixtures';

const PAGE = 'docs/graphql/resolvers';

test.describe('a table of options', () => {
  test('stands on a phone without a sideways scroll, with effects below the names', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(PAGE);
    const tables = page.locator('table.options');
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
    const cells = page.locator('table.options tbody tr').first().locator('td');
    const tops = await cells.evaluateAll((found) => found.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});
