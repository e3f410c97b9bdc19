import {expect, test} from './fixtures';

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
