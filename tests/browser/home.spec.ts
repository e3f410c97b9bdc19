import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {fileOf} from './page-files';
import {ROOT} from './sites';

const WIDE = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
const recorded = (file: string) =>
  readFileSync(path.join(ROOT, 'examples/home/recorded', file), 'utf8').trim();

/** Top and bottom of an element, in pixels of the page. */
async function extent(page: Page, selector: string): Promise<{top: number; bottom: number}> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      return {top: top + scrollY, bottom: bottom + scrollY};
    });
}

test('the first screen says what it is, and how to install it', async ({page, visit, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(WIDE);
  await visit('');
  await expect(page.getByRole('heading', {level: 1, name: 'Nestjs-query'})).toBeInViewport();
  await expect(page.getByText('Easy CRUD for GraphQL.')).toBeInViewport();
  await expect(page.getByRole('heading', {name: 'What you write'})).toBeInViewport();
  await expect(page.getByRole('tab', {name: 'Query'})).toBeInViewport();
  const [install, start] = await page.locator('header .code-block').all();
  await install?.getByRole('button', {name: 'Copy'}).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^npm install @ptc-org\/nestjs-query-core@[^]+ sql\.js@1$/);
  await start?.getByRole('button', {name: 'Copy'}).click();
  await expect.poll(copied).toBe('npm run start:dev');
});

test('the class and the tabs beside it end on one line, whichever is chosen', async ({page, visit}) => {
  await page.setViewportSize(WIDE);
  await visit('');
  const next = await extent(page, '#one-class');
  for (const name of ['Query', 'Response', 'SQL']) {
    await page.getByRole('tab', {name}).click();
    const written = await extent(page, '.code-block.language-ts');
    const shown = await extent(page, '.tab-panel:not([hidden]) .code-block');
    expect(Math.abs(written.bottom - shown.bottom), name).toBeLessThanOrEqual(1);
    expect(await extent(page, '#one-class'), name).toEqual(next);
  }
  await expect(page.getByRole('tabpanel')).toHaveText(recorded('urgent-tickets.sql'));
});

test('the numbers beside the lines are those of the list, and no text', async ({page, visit}) => {
  await visit('');
  const marks = page.locator('code .callout');
  await expect(marks).toHaveCount(6);
  await expect(page.locator('ol > li')).toHaveCount(6);
  await expect(marks.first()).toHaveText("@ObjectType('Ticket')");
  const drawn = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const {content, borderTopWidth} = getComputedStyle(mark, '::before');
      return `${content} ${borderTopWidth}`;
    }),
  );
  expect(new Set(drawn)).toEqual(new Set(['counter(line) 1px']));
});

test('the sample runs in its place, and asks for nothing before', async ({page, visit}) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/live/')) urls.push(request.url());
  });
  await page.setViewportSize(WIDE);
  await visit('');
  await page.waitForTimeout(2000);
  expect(urls).toEqual([]);
  const next = await extent(page, '#one-class');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(page.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
  await expect(page.locator('.live__output').getByRole('tabpanel')).toHaveText(
    recorded('urgent-tickets.json'),
  );
  expect(await extent(page, '#one-class')).toEqual(next);
});

for (const [name, size] of Object.entries({wide: WIDE, phone: PHONE})) {
  test(`nothing moves and nothing is wider than the screen (${name})`, async ({page, visit}) => {
    expect(readFileSync(fileOf(''), 'utf8').match(/rel="?stylesheet/g)).toHaveLength(2);
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & {value: number})[];
        for (const {value} of shifts) (window as {shift?: number}).shift = value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await visit('');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as {shift?: number}).shift)).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
