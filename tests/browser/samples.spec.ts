import type {Locator, Page} from '@playwright/test';
import {installedVersion} from '../../plugins/shared/installed-version';
import {expect, test} from './fixtures';
import {firstSample, SAMPLE_PAGE, SAMPLE_PROGRAM} from './live-helpers';

const LIBRARY = `nestjs-query ${installedVersion('@ptc-org/nestjs-query-core')}`;
const RAN = `Ran on ${LIBRARY}, TypeORM ${installedVersion('typeorm')}, SQLite (sql.js)`;
const SORTING = 'docs/graphql/queries/sorting';
const TITLED = '.code-block:has(> .sample-menu):has(.code-block__title)';

/** What a pointer meets instead of an element, at its middle and near its edges and corners. */
function covered(element: Locator): Promise<string[]> {
  return element.evaluate((target) => {
    // Not below the navbar.
    target.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = target.getBoundingClientRect();
    return [0.5, 0.1, 0.9]
      .flatMap((across) => [0.5, 0.1, 0.9].map((down) => [left + across * width, top + down * height]))
      .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
      .filter((hit) => !target.contains(hit))
      .map((hit) => hit?.outerHTML.slice(0, 80) ?? 'nothing');
  });
}

async function pointAndClick(page: Page, element: Locator): Promise<void> {
  const {x, y, width, height} = (await element.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('a sample says what it ran on, and leads to what that means', async ({page, visit}) => {
  await visit(SORTING);
  const sample = page.locator(TITLED).first();
  const about = sample.getByRole('link', {name: RAN});
  await expect(sample.locator('.sample-menu summary')).toHaveAccessibleName('About this sample');
  await expect(about).toBeHidden();
  await sample.locator('.sample-menu summary').focus();
  await page.keyboard.press('Enter');
  await expect(about).toBeInViewport();
  await about.click();
  await expect(page).toHaveURL(/\/docs\/about-the-samples#mark$/);
});

test.describe('a block', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('folds its imports, and is copied with them', async ({page, visit}) => {
    await visit(SORTING);
    const block = page.locator('.code-block:has(> .code-fold > pre):visible').first();
    const imports = block.locator('.code-fold > pre');
    await expect(imports).toBeHidden();
    const texts = await block.locator('code').allTextContents();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(texts.join('\n\n'));
    await block.locator('summary', {hasText: /^\d+ imports?$/}).press('Enter');
    await expect(imports).toBeVisible();
  });

  test('shows its first lines, all of them on demand and on paper', async ({page, visit}) => {
    await visit('docs/api/core');
    const block = page.locator('.code-block:has(> .code-fold--rest):visible').first();
    const isCut = () => block.locator('> pre').evaluate((pre) => pre.scrollHeight > pre.clientHeight);
    expect(await isCut()).toBe(true);
    await block.locator('summary', {hasText: /^Show all \d+ lines/}).press('Enter');
    expect(await isCut()).toBe(false);
    await block.locator('summary', {hasText: 'Show fewer lines'}).click();
    expect(await isCut()).toBe(true);
    await page.emulateMedia({media: 'print'});
    expect(await isCut()).toBe(false);
  });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 800}, hasTouch: width === 390, isMobile: width === 390});

    test('the pointer reaches the menu of a live sample and the buttons, and each tab', async ({
      page,
      visit,
    }) => {
      await visit(SAMPLE_PAGE);
      const sample = firstSample(page);
      const mark = sample.locator('.sample-menu summary');
      const run = sample.getByRole('button', {name: 'Run'});
      const {width: across = 0, height = 0} = (await mark.boundingBox()) ?? {};
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(24);
      expect(await covered(run)).toEqual([]);
      expect(await covered(mark)).toEqual([]);
      await pointAndClick(page, mark);
      await expect(sample.getByRole('link', {name: RAN})).toBeInViewport();
      expect(await covered(run)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sample.getByRole('link', {name: RAN})).toBeHidden();
      await expect(mark).toBeFocused();
      await pointAndClick(page, mark);
      const program = sample.getByRole('link', {name: 'Program'});
      await expect(program).toHaveAttribute('href', new RegExp(`/${SAMPLE_PROGRAM}$`));

      await page.keyboard.press('Escape');
      for (const tab of await sample.getByRole('tab').all()) {
        await tab.scrollIntoViewIfNeeded();
        expect(await covered(tab)).toEqual([]);
      }

      await visit(SORTING);
      const titled = page.locator(TITLED).first();
      await titled.hover();
      expect(await covered(titled.locator('.sample-menu summary'))).toEqual([]);
      expect(await covered(titled.getByRole('button', {name: 'Copy code to clipboard'}))).toEqual([]);
    });
  });
}

test('a response with an error shows all of its lines, however they wrap', async ({page, visit}) => {
  await visit('docs/graphql/authorization');
  const response = page.locator('.sample-results .tab-panel:visible:has(.error-mark)').first();
  for (const width of [390, 1000, 1440]) {
    await page.setViewportSize({width, height: 800});
    const {scrollHeight, clientHeight} = await response.evaluate((panel) => ({
      scrollHeight: panel.scrollHeight,
      clientHeight: panel.clientHeight,
    }));
    expect(scrollHeight, `at ${width} pixels`).toBeLessThanOrEqual(clientHeight);
  }
});

test('what was tried is named above and below it, is as high as it needs to be, and Reset takes it back', async ({
  page,
  visit,
}) => {
  // Where the result stands below the query, its height is that of the query alone.
  await page.setViewportSize({width: 768, height: 900});
  await visit('docs/graphql/aggregations');
  const query = firstSample(page).locator('[data-panel=query]');
  const line = page.locator('.sample-try').first();
  const before = await query.evaluate(({clientHeight}) => clientHeight);
  await expect(query).toHaveAttribute('aria-label', 'Query');
  await line.getByRole('button', {name: 'group the tickets by status'}).click();
  await expect(query).toHaveAttribute('aria-label', 'Query: group the tickets by status');
  await expect(line).toHaveText('Tried: group the tickets by status ·Reset');
  await expect(line.getByRole('button')).toBeFocused();
  expect(await query.evaluate(({clientHeight}) => clientHeight)).toBeLessThan(before);
  await query.locator('.cm-content').focus();
  await page.keyboard.insertText(' ');
  await expect(line).toHaveText('You changed this sample ·Reset');
  await expect(query).toHaveAttribute('aria-label', 'Query');
  await line.getByRole('button', {name: 'Reset'}).click();
  await expect(line.getByRole('button')).toHaveText('group the tickets by status');
  await expect(query.locator('pre')).toContainText('max');
});

test('Try and a click on the query say that their program did not load, and go on after a retry', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/programs/);
  await page.route('**/assets/live/programs/**', (route) => route.abort());
  await visit('docs/graphql/queries/filtering');
  await page.locator('.sample-try button').first().click();
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await visit('docs/graphql/queries/filtering');
  await firstSample(page).locator('.sample-inputs pre').first().click();
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await page.unroute('**/assets/live/programs/**');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(firstSample(page).locator('.cm-content').first()).toBeVisible();
});

test('the tab with the code begins with the file that the page shows above the sample', async ({
  page,
  visit,
}) => {
  await visit('docs/graphql/hooks');
  // Without that, they would begin with ticket.dto.ts.
  const sample = page.locator('.live-sample').first();
  await sample.getByRole('tab', {name: 'Code'}).click();
  const files = sample.getByRole('tablist', {name: 'Files'}).getByRole('tab');
  await expect(files.first()).toHaveText('create-ticket.dto.ts');
  await expect(files.first()).toHaveAttribute('aria-selected', 'true');
});
