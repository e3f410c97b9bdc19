import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {toHash} from '../../src/live/model/share';
import {violations} from './axe';
import {chooseProgram, expect, test, write} from './live-helpers';
import {expectNoShift} from './page-helpers';

const NAME = 'graphql/queries/filtering/combine';
const TITLE = 'Filtering: combine';

/** The starter that the playground begins with. */
const FIRST = 'introduction/getting-started';

const starters = (page: Page) => page.getByRole('combobox', {name: 'Start with'});

/** The editors of what is sent, with what came back. */
const sent = (page: Page) => page.locator('.live__column').last();

/** Chooses an operation of the program, and runs it. */
async function runOperation(page: Page, operation: string): Promise<void> {
  await page.getByRole('combobox', {name: 'Operation'}).selectOption(operation);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
}

for (const width of [1440, 390]) {
  test(`operations of a program run, and axe finds nothing, ${width} pixels wide`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 900});
    await visit('playground');
    await expect(starters(page)).toHaveValue(FIRST);
    // Eight and the search: one whose program was renamed would be missing without a word.
    await expect(starters(page).locator('option')).toHaveCount(9);
    await expect(page.getByText('Try it: change open to done')).toBeVisible();
    const controls = page.locator('.live__choices').locator('select, input, button');
    const boxes = await Promise.all((await controls.all()).map((one) => one.boundingBox()));
    expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
    if (width === 1440) expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    await expect(page.locator('[data-live-result]')).toContainText('Login page', {timeout: 30_000});
    // What it says, as it comes, may move by a few pixels in its own line, or with the fonts.
    await expectNoShift(page, 0.03);
    const result = await page.locator('[data-live-result] pre').boundingBox();
    if (width === 1440) expect(result?.y).toBeLessThan(700);
    await chooseProgram(page, TITLE);
    for (const operation of ['several-fields', 'between']) {
      await runOperation(page, operation);
      await expect(page.locator('[data-live-result]')).toContainText('"tickets"', {timeout: 30_000});
    }
    await write(sent(page), '{ tickets( { id } }');
    await expect(sent(page).locator('.cm-lintRange-error')).toHaveText('{');
    await write(sent(page), '{ tickets { id title }');
    await expect(page.locator('.live__fault')).toContainText(
      'It has a syntax error. Line 1, column 23: It ends too early: something is missing, such as a closing brace.',
    );
    await write(sent(page), '{ tickets { id title } }');
    await page.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(page.locator('[data-live-result] .hl').first()).toContainText('"title"');
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(page.locator('[data-live-result]')).toHaveCount(0);
  });
}

test('a title that is typed chooses its program with Enter, for it may be the beginning of another', async ({
  page,
  visit,
}) => {
  await visit('playground');
  await expect(starters(page)).toHaveValue(FIRST);
  const field = page.getByRole('combobox', {name: 'Program'});
  await expect(field).toHaveCount(0);
  await starters(page).selectOption('Another program …');
  await expect(field).toBeFocused();
  await field.fill(TITLE);
  await expect(field).toHaveValue(TITLE);
  await expect(page.getByText('Try it: change open to done')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByText('Try it: change open to done')).toHaveCount(0);
  await starters(page).selectOption(FIRST);
  await expect(field).toHaveCount(0);
});

test('without JavaScript the playground says what it needs', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(`${baseURL ?? ''}playground`);
  await expect(page.locator('main noscript > p')).toContainText('The playground needs JavaScript.');
  await expect(page.locator('main noscript > p')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Loading');
  await page.close();
});

test('events arrive while other operations run, until the subscription is closed', async ({page, visit}) => {
  await visit('playground');
  await chooseProgram(page, 'Subscriptions: events');
  await runOperation(page, 'created');
  await expect(page.getByText('created: open, 0 events')).toBeVisible({timeout: 30_000});
  for (const [state, close] of [
    ['open', true],
    ['ended', false],
  ] as const) {
    await runOperation(page, 'create-one');
    await expect(page.getByRole('tab', {name: 'Response'})).toBeVisible();
    await page.getByRole('tab', {name: 'Subscriptions'}).click();
    await expect(page.getByText(`created: ${state}, 1 events`)).toBeVisible();
    if (close) await page.locator('.live').getByRole('button', {name: 'Close'}).click();
  }
});

const OTHER_STARTERS = [
  ['Only own rows', 'project.dto.ts'],
  ['A hook', 'create-ticket.dto.ts'],
  ['Tenants', 'tenant.ts'],
  ['Soft delete', 'ticket.service.ts'],
  ['Aggregates', 'ticket.dto.ts'],
  ['A project to grow', 'ticket.dto.ts'],
  ['Blank project', 'ticket.dto.ts'],
] as const;
test('each other starter starts with a result, at the file that it is about', async ({page, visit}) => {
  await visit('playground');
  await expect(starters(page)).toHaveValue(FIRST);
  const result = page.locator('[data-live-result]');
  for (const [name, file] of OTHER_STARTERS) {
    await expect(result).toContainText('"data"', {timeout: 30_000});
    // That of the last program is not the next one's.
    await result.evaluate((last) => last.toggleAttribute('data-last', true));
    await starters(page).selectOption({label: name});
    await expect(page.locator('[data-last]'), name).toHaveCount(0);
    await expect(result, name).toContainText('"data"', {timeout: 30_000});
    await expect(result, name).not.toContainText('"errors"');
    const first = page.getByRole('tablist', {name: 'Files'}).getByRole('tab').first();
    await expect(first, name).toHaveText(file);
    await expect(first, name).toHaveAttribute('aria-selected', 'true');
  }
});

test('a report is an issue of the library with the link, the result, what was recorded and the versions', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/github\.com/);
  const report = async () => {
    const asking = page.context().waitForEvent('request', (request) => request.url().includes('github.com'));
    await page.getByRole('button', {name: 'Report with this'}).click();
    const {pathname, searchParams} = new URL((await asking).url());
    expect(pathname).toBe('/TriPSs/nestjs-query/issues/new');
    return searchParams.get('body') ?? '';
  };
  await visit('playground');
  const result = page.locator('[data-live-result]');
  await expect(result).toContainText('"data"', {timeout: 30_000});
  const asRecorded = await report();
  expect(asRecorded).toContain('"title"');
  expect(asRecorded).not.toContain('What the documentation recorded');
  expect(asRecorded).toMatch(/nestjs-query-graphql \d+\.\d+\.\d+/);

  await write(sent(page), '{ tickets { edges { cursor } } }');
  await expect(result).toContainText('"cursor"');
  const ofEdit = await report();
  const [own, recorded] = ofEdit.split('What the documentation recorded');
  expect(own).toContain('"cursor"');
  expect(recorded).toContain('"title"');
  const [, hash = ''] = /playground(#live=[\w-]+)\)/.exec(ofEdit) ?? [];
  await page.goto('about:blank');
  await page.goto(`playground${hash}`);
  await expect(page.getByRole('note')).toContainText('It runs when you press Run');
});

test('a download holds the program, what it needs and how to start it', async ({page, visit}) => {
  await visit('playground');
  await chooseProgram(page, TITLE);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  const names = Object.keys(unzipSync(readFileSync(await (await download).path())));
  const needed = ['package.json', 'tsconfig.json', 'README.md', 'start.ts', '_harness/boot.ts'];
  expect(names).toEqual(expect.arrayContaining([...needed, `${NAME}/program.ts`]));
});

test('what cannot be seen in the code or the names of a link is marked', async ({page}) => {
  const edits = {[`${NAME}/app.module.ts`]: '// \u202eturned\u200b', 'x\u202egnp.ts': ''};
  await page.goto(`playground${toHash({program: NAME, operation: 'between', edits})}`);
  await expect(page.getByRole('note')).toContainText('x[U+202E]gnp.ts');
  await page.getByRole('tab', {name: 'app.module.ts (edited)'}).click();
  await expect(page.locator('.cm-specialChar')).toHaveCount(2);
});

test('another address does not take the place of what the reader wrote without a question', async ({
  page,
}) => {
  await page.goto(`playground${toHash({program: NAME, operation: 'between'})}`);
  const editor = sent(page).locator('.cm-content');
  await write(sent(page), '{ tickets { id } } # Mine');
  const other = toHash({
    program: NAME,
    operation: 'between',
    draft: {query: '{ foreign }', variables: '', user: ''},
  });
  await page.evaluate((hash) => {
    location.replace(hash);
  }, other);
  await page.getByRole('button', {name: 'Keep mine'}).click();
  await expect(editor).toContainText('# Mine');
  await page.evaluate((hash) => {
    location.replace(hash);
  }, `${other}A`);
  await page.getByRole('button', {name: 'Open it'}).click();
  await expect(editor).not.toContainText('# Mine');
});

test('another choice does not take the place of what the reader wrote without a question', async ({page}) => {
  await page.goto(`playground${toHash({program: NAME, operation: 'between'})}`);
  const editor = sent(page).locator('.cm-content');
  const starters = page.getByRole('combobox', {name: 'Start with'});
  await write(sent(page), '{ tickets { id } } # Mine');
  await starters.selectOption({label: 'Only own rows'});
  await page.getByRole('button', {name: 'Keep mine'}).click();
  await expect(editor).toContainText('# Mine');
  await starters.selectOption({label: 'Only own rows'});
  await page.getByRole('button', {name: 'Open it'}).click();
  await expect(editor).not.toContainText('# Mine');
  // A reload would bring the program of the link back.
  expect(new URL(page.url()).hash).toBe('');
});
