import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {changeFile, firstSample, run, SAMPLE_PAGE, SAMPLE_PROGRAM, write} from './live-helpers';
import {ROOT} from './sites';

function recorded(file: string): string {
  return readFileSync(path.join(ROOT, SAMPLE_PROGRAM, 'recorded', file), 'utf8').trim();
}

/** Addresses of what was fetched for live samples. */
function liveRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/live/')) urls.push(request.url());
  });
  return urls;
}

test('nothing is fetched for live samples before the first run', async ({page, visit}) => {
  const urls = liveRequests(page);
  await visit(SAMPLE_PAGE);
  await page.waitForTimeout(2000);
  expect(urls).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('a sample runs, shows what was recorded, and goes back', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  const output = sample.locator('.live__output');
  await expect(output.getByRole('tabpanel')).toHaveText(recorded('several-fields.json'));
  await output.getByRole('tab', {name: 'SQL'}).click();
  await expect(output.getByRole('tabpanel')).toHaveText(recorded('several-fields.sql'));
  await expect(output).toContainText('live on SQLite in your browser');
  await expect(sample.getByRole('status')).toContainText('Response is there');
  await expect(sample.locator('.sample-tabs')).toBeHidden();
  await sample.getByRole('button', {name: 'Reset'}).click();
  await expect(sample.locator('.sample-tabs')).toBeVisible();
  await expect(sample.getByRole('button', {name: 'Run'})).toBeFocused();
});

test('an edited operation runs by Ctrl+Enter', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  await write(sample, readFileSync(path.join(ROOT, SAMPLE_PROGRAM, 'operations/between.graphql'), 'utf8'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(sample.locator('.live__output').getByRole('tabpanel')).toHaveText(recorded('between.json'));
});

test('the editor names what the schema does not have, and offers what it has', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  await write(sample, '{ tickets { titles } }');
  await expect(sample.locator('.cm-lintRange-error')).toHaveText('titles');
  await write(sample, '{ tickets { tit } }');
  for (let left = ' } }'.length; left > 0; left -= 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+ ');
  await expect(sample.getByRole('option', {name: /^title/})).toBeVisible();
});

test('edited code starts the program anew and shows what changed in the schema', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  const output = sample.locator('.live__output');
  await changeFile(sample, 'ticket.dto.ts', (text) =>
    text.replace('@FilterableField()\n  title!', '@Field()\n  title!').replace('import {', 'import { Field,'),
  );
  await expect(output.getByText('Your edit changed the schema')).toBeHidden();
  await output.getByRole('tab', {name: 'Schema'}).click();
  await expect(output.locator('.del').filter({hasText: 'title: StringFieldComparison'}).first()).toBeVisible({
    timeout: 20_000,
  });
  // Deleting and writing leaves the editor with what was written.
  await expect(sample.locator('.cm-content')).toContainText('export class TicketDTO');
});

for (const [what, change, place] of [
  [
    'a syntax error',
    (text: string) => text.replace('export class', 'export (class'),
    /ticket\.dto\.ts:\d+:\d+/,
  ],
  [
    'an unknown name',
    (text: string) => text.replace('@FilterableField()', '@FilterableFields()'),
    /ticket\.dto\.ts/,
  ],
  ['an unknown type', (text: string) => `${text.replace('title!: string', 'title!: unknown')}`, /title/],
] as const) {
  test(`${what} is told beside the code, and the last result stays`, async ({page, visit}) => {
    await visit(SAMPLE_PAGE);
    const sample = await run(page);
    await changeFile(sample, 'ticket.dto.ts', change);
    await expect(sample.locator('.live__fault')).toContainText(place, {timeout: 20_000});
    await expect(sample.getByText('This is the last result')).toBeVisible();
    await expect(sample.locator('[data-live-result]')).toHaveCount(0);
    await expect(sample.locator('.live__output')).toContainText('"tickets"');
  });
}

test('a loop without end can be stopped, and the sample runs again', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  await changeFile(sample, 'app.module.ts', (text) => `${text}\nfor (;;);\n`);
  const stop = sample.getByRole('button', {name: 'Stop'});
  await expect(stop).toBeVisible();
  await page.waitForTimeout(1500);
  await stop.click();
  await expect(sample.locator('.live__fault')).toContainText('Stopped');
  await sample.getByRole('button', {name: 'Reset'}).click();
  await run(page);
});

test('where a file does not come, the recorded result stays and another try works', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/failed request: .*sqlite/);
  expectFault(/console error: Failed to load resource/);
  await page.route('**/assets/live/sqlite*', (route) => route.abort());
  await visit(SAMPLE_PAGE);
  const sample = firstSample(page);
  await sample.getByRole('button', {name: 'Run'}).click();
  await expect(sample.locator('.live__fault')).toContainText('did not load');
  await expect(sample.locator('.sample-tabs')).toBeVisible();
  await page.unroute('**/assets/live/sqlite*');
  await run(page);
});

test('on another page nothing runs on', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  await run(page);
  expect(await page.locator('iframe').count()).toBe(1);
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(/docs\/faq$/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('without WebAssembly', () => {
  test('a sample says what is missing', async ({page, visit}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'WebAssembly');
    });
    await visit(SAMPLE_PAGE);
    const sample = firstSample(page);
    await sample.getByRole('button', {name: 'Run'}).click();
    await expect(sample.locator('.live__fault')).toContainText('no WebAssembly');
    await expect(sample.locator('.sample-tabs')).toBeVisible();
  });
});
