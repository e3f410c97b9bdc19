import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {installedVersion} from '../../plugins/installed-version';
import {expect, test} from './fixtures';
import {firstSample, SAMPLE_PAGE} from './live-helpers';
import {fileOf} from './page-files';
import {BASE_URL, pagesOfSitemap, ROOT} from './sites';

const LIBRARY = `nestjs-query ${installedVersion('@ptc-org/nestjs-query-core')}`;
const TYPEORM = `${LIBRARY}, TypeORM ${installedVersion('typeorm')}`;
const RAN = `Ran on ${TYPEORM}, SQLite (sql.js)`;
const SORTING = 'docs/graphql/queries/sorting';
const TITLED = '.code-block:has(> .sample-check):has(.code-block__title)';

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

test('a sample says what it ran on, and leads to what that means and to its program', async ({
  page,
  visit,
}) => {
  await visit(SORTING);
  const sample = page.locator(TITLED).first();
  await expect(sample.locator('summary')).toHaveAccessibleName(RAN);
  const about = sample.getByRole('link', {name: RAN});
  await expect(about).toBeHidden();
  await sample.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(about).toBeInViewport();
  const program = (await sample.getByRole('link', {name: 'Program'}).getAttribute('href')) ?? '';
  const folder = /\/tree\/\w+\/(examples\/graphql\/queries\/sorting\/.+)$/.exec(program)?.[1];
  expect(existsSync(path.join(ROOT, folder ?? 'none', 'program.ts'))).toBe(true);
  await about.click();
  await expect(page).toHaveURL(/\/docs\/about-the-samples#mark$/);
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 800}, hasTouch: width === 390, isMobile: width === 390});

    test('the pointer reaches the mark of a live sample and the button that runs it', async ({
      page,
      visit,
    }) => {
      await visit(SAMPLE_PAGE);
      const sample = firstSample(page);
      const mark = sample.locator('summary');
      const run = sample.getByRole('button', {name: 'Run'});
      await expect(mark).toHaveCount(1);
      expect(await covered(run)).toEqual([]);
      expect(await covered(mark)).toEqual([]);
      await pointAndClick(page, mark);
      await expect(sample.getByRole('link', {name: RAN})).toBeInViewport();
      expect(await covered(run)).toEqual([]);
      const href = await sample.getByRole('link', {name: 'Program'}).getAttribute('href');
      expect(href).toMatch(/\/examples\/graphql\/queries\/filtering\/combine$/);
      await pointAndClick(page, run);
      await expect(sample.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
    });

    test('a mark is large enough, and covers neither its title nor the buttons beside it', async ({
      page,
      visit,
    }) => {
      await visit(SORTING);
      const sample = page.locator(TITLED).first();
      const mark = sample.locator('summary');
      await sample.hover();
      const {width: across = 0, height = 0} = (await mark.boundingBox()) ?? {};
      expect(across).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(24);
      expect(await covered(mark)).toEqual([]);
      expect(await covered(sample.getByRole('button', {name: 'Copy code to clipboard'}))).toEqual([]);
    });
  });
}

test('a mark within a section that opens is opened by itself', async ({page, visit}) => {
  await visit('docs/graphql/authorization');
  const section = page.locator('.markdown details:not(.sample-check):has(.sample-check)').first();
  await section.locator('summary').first().click();
  const mark = section.locator('.sample-check').first();
  await mark.locator('summary').click();
  await expect(mark.getByRole('link', {name: 'Program'})).toBeVisible();
  await expect(section).toHaveAttribute('open');
});

test('copying takes the code without its mark', async ({page, visit, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(SORTING);
  const sample = page.locator(TITLED).first();
  await sample.hover();
  await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(page.locator('.code-status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('export class');
  expect(copied).not.toContain('Ran on');
});

test('samples name the database of the program whose result they show', async ({page, visit}) => {
  const titles = () =>
    page
      .locator('.sample-check summary')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('title')));
  await visit('docs/persistence/typeorm/databases');
  expect(await titles()).toEqual(
    expect.arrayContaining([`Ran on ${TYPEORM}, PostgreSQL (PGlite)`, `Ran on ${TYPEORM}, MariaDB`, RAN]),
  );
});

test('a sample that no program ran says so, with the reason', async ({page, visit}) => {
  await visit('docs/concepts/dtos');
  await expect(
    page.getByTitle(`Type-checked with ${LIBRARY}; not executed: shows what the compiler refuses`).first(),
  ).toBeVisible();
});

test('each sample of each page that has a program names a folder that is there', () => {
  const folders = new Set<string>();
  for (const page of pagesOfSitemap()) {
    const html = readFileSync(fileOf(page), 'utf8');
    const marks = html.match(/class=sample-check/g)?.length ?? 0;
    const programs = Array.from(html.matchAll(/Type-checked|Ran (?:on|without)/g)).length;
    // Once for the pointer, once to read; the page about the samples explains them.
    if (page !== 'docs/about-the-samples') expect(programs, page).toBeGreaterThanOrEqual(2 * marks);
    const links = html.matchAll(/\/tree\/\w+\/(examples\/[^\s">]+) rel=noopener>Program</g);
    const named = Array.from(links, ([, folder]) => folder ?? '');
    expect(named.length, page).toBe(marks);
    named.forEach((folder) => folders.add(folder));
  }
  expect(folders.size).toBeGreaterThan(200);
  expect([...folders].filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
});

test('a mark is no text of a page for programs and for the search', () => {
  const markdown = readFileSync(fileOf(SORTING).replace(/html$/, 'md'), 'utf8');
  expect(markdown).toContain('```ts');
  expect(markdown).not.toContain('Ran on');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a mark opens too', async ({page, visit}) => {
    await visit(SORTING);
    await page.locator('.sample-check summary').first().click();
    await expect(page.getByRole('link', {name: RAN}).first()).toHaveAttribute(
      'href',
      `${BASE_URL}docs/about-the-samples#mark`,
    );
  });
});

test.describe('where colors are forced', () => {
  test.use({forcedColors: 'active'});

  test('a mark and its focus are seen', async ({page, visit}) => {
    await visit(SORTING);
    const mark = page.locator('.sample-check summary').first();
    await mark.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
    expect(await mark.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    expect(await mark.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('✓');
  });
});
