import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {codeEditor} from './live-helpers';
import {liveProgram} from '../live-files';
import {PHONE, store, WIDE} from './page-helpers';
import {ROOT} from './sites';

const FOLDER = 'introduction/tutorial';
/** What the solution of each step has new below its imports. */
const CHANGED = {
  api: 'EntityClass: Ticket',
  filter: '@FilterableField',
  sort: '@QueryOptions',
  page: 'defaultResultSize',
  relation: '@Relation(',
  write: 'CreateTicket',
  validate: '@Length',
  authorize: 'UserContext',
  hook: '@BeforeCreateOne',
  cost: 'enableLookAhead',
};

/** What a check says, with its code drawn as code. */
const recorded = (program: string): string =>
  readFileSync(path.join(ROOT, 'examples', FOLDER, program, 'recorded/check.txt'), 'utf8')
    .trim()
    .replaceAll('`', '');

const check = (page: Page, outcome: 'failed' | 'passed') => page.locator(`[data-check="${outcome}"]`);

/** So many steps follow each other as a reader takes them, in one page: what checks their code has come with the first. */
const CHUNK = 5;

const STEPS = Object.entries(CHANGED);

for (let start = 0; start < STEPS.length; start += CHUNK) {
  const chunk = STEPS.slice(start, start + CHUNK);
  test(`the start of each step fails its check as recorded, and its solution passes (${start / CHUNK + 1})`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(WIDE);
    await visit(`docs/${FOLDER}/${chunk[0]?.[0]}`);
    for (const [index, [step, changed]] of chunk.entries()) {
      await test.step(step, async () => {
        await expect(page).toHaveURL(new RegExp(`/${step}$`));
        await expect(check(page, 'failed')).toHaveText(recorded(`${step}/start`), {timeout: 30_000});
        // What is to be done, where, and what tries it are seen together, whatever the text before.
        const task = page.locator('div:has(> #task)');
        for (const part of [
          task,
          page.locator('.cm-place').first(),
          page.getByRole('button', {name: 'Run'}),
        ]) {
          await expect(part).toBeInViewport({ratio: 1});
        }
        if (step === 'api') {
          await expect(page.locator('.lesson__words')).toContainText('at the marked lines, 4 and 12.');
          await expect(page.locator('.cm-place')).toHaveCount(2);
          await expect(page.locator('.cm-place').last()).toBeInViewport({ratio: 1});
        }
        await expect(page.locator('#learned')).toBeHidden();
        await page.getByRole('button', {name: 'Solution'}).click();
        await expect(check(page, 'passed')).toContainText(recorded(`${step}/solution`), {timeout: 30_000});
        // What can be done, the way on, what it came to, and what it has taught are seen together.
        const next = check(page, 'passed').getByRole('link', {name: /^Next: /});
        await expect(next).toBeInViewport({ratio: 1});
        await expect(page.locator('.live__output')).toBeInViewport({ratio: 1});
        for (const name of ['Run', 'Reset'])
          await expect(page.getByRole('button', {name})).toBeInViewport({ratio: 1});
        await expect(page.locator('div:has(> #learned)')).toBeInViewport({ratio: 1});
        // What the solution changed is marked, and in sight where it is no import.
        const marked = page.locator('.cm-place').filter({hasText: changed});
        await expect(marked.first()).toBeInViewport();
        // A solution that was looked at finishes nothing.
        await expect(page.locator('.menu').getByRole('link', {name: '(solution seen)'})).toHaveCount(
          index + 1,
        );
        await expect(page.locator('.menu').getByRole('link', {name: '(finished)'})).toHaveCount(0);
        await expect(page.getByText(/^Step \d+ of 10, 0 finished$/)).toBeVisible();
        await next.click();
      });
    }
  });
}

test('the task does not lie on the code above it that is read and copied', async ({page, visit}) => {
  await page.setViewportSize(WIDE);
  await visit(`docs/${FOLDER}/authorize`);
  const task = page.locator('div:has(> #task)');
  const isWhole = () => expect(task).toBeInViewport({ratio: 1});
  const isLow = () => expect(task).not.toBeInViewport({ratio: 0.6});
  await isWhole();
  // Its title, which is in sight: nothing scrolls.
  const code = page.locator('.code-block').filter({hasText: 'interface UserContext'}).first();
  await code.hover({position: {x: 20, y: 10}});
  await isLow();
  await page.getByRole('heading', {level: 1}).hover();
  await isWhole();
  await page.mouse.wheel(0, 50);
  await isLow();
  await task.getByText('UserContext').hover();
  await isWhole();
  await page.getByRole('heading', {level: 1}).hover();
  await isLow();
  await page.locator('summary').filter({hasText: 'Second hint'}).scrollIntoViewIfNeeded();
  await isWhole();
});

test('the step about cost shows and counts its statements, and the files that it does not change', async ({
  page,
  visit,
}) => {
  await visit(`docs/${FOLDER}/cost`);
  const sql = page.getByRole('tab', {name: 'SQL'});
  await expect(sql).toHaveText('SQL (2)', {timeout: 30_000});
  await expect(sql).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', {name: 'Solution'}).click();
  await expect(sql).toHaveText('SQL (1)', {timeout: 30_000});
  await page.getByRole('tab', {name: 'Other files'}).click();
  await expect(page.getByText('transformSchema: isolateFields')).toBeVisible();
  await page.getByRole('tab', {name: 'isolate-fields.ts'}).click();
  await expect(page.getByText('export function isolateFields')).toBeVisible();
});

test('hints come one after the other, and the solution can be taken back', async ({page, visit}) => {
  // It waits for the program to start four times or more.
  test.slow();
  await page.setViewportSize(WIDE);
  await visit(`docs/${FOLDER}/write`);
  await expect(check(page, 'failed')).toBeVisible({timeout: 30_000});
  await page
    .locator('summary')
    .filter({hasText: /^Hint$/})
    .click();
  await expect(page.getByText('The class looks like TicketDTO')).toBeVisible();
  await expect(page.getByText('CreateDTOClass: CreateTicketDTO', {exact: true})).toBeHidden();
  await page.locator('summary').filter({hasText: 'Second hint'}).click();
  await expect(page.getByText('CreateDTOClass: CreateTicketDTO', {exact: true})).toBeVisible();

  const code = codeEditor(page, 'ticket.dto.ts');
  await code.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('// mine\n');
  await page.getByRole('button', {name: 'Solution'}).click();
  await expect(check(page, 'passed')).toBeVisible({timeout: 30_000});
  // It is no code of the reader's on the next visit either, and theirs is kept.
  await visit(`docs/${FOLDER}/write`);
  await expect(check(page, 'passed')).toContainText('once your own code passes', {timeout: 30_000});
  await page.getByRole('button', {name: 'Back to my code'}).click();
  await expect(check(page, 'failed')).toBeVisible({timeout: 30_000});
  await expect(code).toContainText('// mine');
  await expect(page.getByRole('button', {name: 'Solution'})).toBeVisible();
  await expect(page.getByText('Step 6 of 10, 0 finished')).toBeVisible();
  await visit(`docs/${FOLDER}`);
  await expect(page.locator('main li').filter({hasText: 'Decide what clients write'})).toHaveClass(/seen/);
});

test('a step is solved by keyboard, and is kept until it is reset', {tag: '@core'}, async ({page, visit}) => {
  // It waits for the program to start four times or more.
  test.slow();
  await page.setViewportSize(PHONE);
  await visit(`docs/${FOLDER}/hook`);
  await expect(page.locator('.cm-scroller')).not.toHaveJSProperty('scrollTop', 0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await visit(`docs/${FOLDER}/filter`);
  const code = page.locator('.cm-content');
  await expect(code).toHaveAttribute('aria-label', 'Code of ticket.dto.ts');
  const start = (await page.locator('.live-editor code').first().textContent()) ?? '';
  await code.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(start.replace(/@Field\(\)(\s*status)/, '@FilterableField()$1'));
  await expect(check(page, 'passed')).toBeVisible({timeout: 30_000});
  await expect(check(page, 'passed').getByRole('status')).toHaveText(/^Done/);

  await visit(`docs/${FOLDER}/filter`);
  await expect(page.getByText('Step 2 of 10, 1 finished')).toBeVisible();
  await expect(check(page, 'passed')).toBeVisible({timeout: 30_000});
  await expect(code).toContainText(/@FilterableField\(\)\s*status/);
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(code).toContainText(/@Field\(\)\s*status/);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(code).toContainText(/@FilterableField\(\)\s*status/);
  await expect(page.getByRole('link', {name: /^Next: /})).toBeVisible({timeout: 30_000});
  // What is not done any more has no way on.
  await code.press('Control+End');
  await page.keyboard.type('}');
  await expect(page.getByRole('link', {name: /^Next: /})).toBeHidden();
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(code).toContainText(/@Field\(\)\s*status/);
  // What was finished stays so; the check says what the code does now.
  await expect(check(page, 'failed')).toBeVisible({timeout: 30_000});
  await expect(page.getByText('Step 2 of 10, 1 finished')).toBeVisible();
});

test('keys that come faster than a slow processor draws are all taken', async ({page, visit}) => {
  await visit(`docs/${FOLDER}/filter`);
  const code = page.locator('.cm-content');
  await expect(check(page, 'failed')).toBeVisible({timeout: 30_000});
  // React must not take them for a loop.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await code.focus();
  const key = {type: 'keyDown', text: 'x', key: 'x'} as const;
  await Promise.all(Array.from({length: 150}, () => browser.send('Input.dispatchKeyEvent', key)));
  await browser.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await expect(code).toContainText('x'.repeat(150));
});

test('done never rests on the types of the text before the last edit', async ({page, visit}) => {
  // The worker that knows the types is asked only once the test says so.
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    const types = {isHeld: false, release: () => held.splice(0).forEach((ask) => ask())};
    Worker.prototype.postMessage = function (message: {name?: string}, more?: object) {
      const ask = () => Reflect.apply(send, this, [message, more]);
      if (types.isHeld && message.name === 'check') held.push(ask);
      else ask();
    };
    Object.assign(window, {types});
  });
  await visit(`docs/${FOLDER}/sort`);
  await page.getByRole('button', {name: 'Solution'}).click();
  await expect(check(page, 'passed')).toBeVisible({timeout: 30_000});
  await page.evaluate('types.isHeld = true');
  const code = codeEditor(page, 'ticket.dto.ts');
  await code.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText("const wrong: number = 'one';");
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.lesson__check')).toHaveText(/Its types are being checked/);
  await page.evaluate('types.release()');
  await expect(check(page, 'failed')).toContainText('its types are wrong');
});

test('what is stored of a step counts where it fits, whatever is stored of others', async ({page, visit}) => {
  await visit(`docs/${FOLDER}`);
  const passed = {passed: true, edits: {}};
  const unfit = {passed: true, edits: {'x.ts': 1}};
  for (const stored of [
    {version: 1, items: [null, {...unfit, step: 'sort'}, {...passed, step: 'filter'}]},
    // As it was stored before it had a version.
    {api: 5, sort: unfit, filter: passed},
  ]) {
    await store(page, 'tutorial', JSON.stringify(stored));
    await visit(`docs/${FOLDER}`);
    await expect(page.getByText('1 of 10 finished')).toBeVisible();
    await expect(page.locator('main li').filter({hasText: 'Filter a list'})).toHaveClass(/finished/);
    await expect(page.getByRole('link', {name: 'Next: An entity becomes an API'})).toBeVisible();
  }
});

test("a step goes on from the reader's own code of the step before, if it passed there", async ({
  page,
  visit,
}) => {
  const file = 'api/solution/ticket.dto.ts';
  const ours =
    liveProgram(`${FOLDER}/filter/solution`).files[`${FOLDER}/filter/solution/ticket.dto.ts`] ?? '';
  const stored = (text: string, passed = true) =>
    JSON.stringify({version: 1, items: [{step: 'filter', passed, edits: {[`${FOLDER}/${file}`]: text}}]});
  const use = page.getByRole('button', {name: 'Use my code'});
  const mine = ours.replace('export class', '// mine\nexport class');
  await visit(`docs/${FOLDER}`);
  // What has not passed, and what says the same as ours, is not offered.
  for (const text of [stored(mine, false), stored(ours.replaceAll('  ', '\t'))]) {
    await store(page, 'tutorial', text);
    await visit(`docs/${FOLDER}/sort`);
    await expect(check(page, 'failed')).toBeVisible({timeout: 30_000});
    await expect(use).toBeHidden();
  }
  await store(page, 'tutorial', stored(mine));
  await visit(`docs/${FOLDER}/sort`);
  await use.click();
  const code = codeEditor(page, 'ticket.dto.ts');
  await expect(code).toContainText('// mine');
  await expect(page.locator('.cm-place')).toHaveText(["@ObjectType('Ticket')", '@Field(() => Int)']);
  await expect(check(page, 'failed')).toHaveText(recorded('sort/start'), {timeout: 30_000});
  await visit(`docs/${FOLDER}/sort`);
  await expect(code).toContainText('// mine');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(code).not.toContainText('// mine');
});

test('a text that is too long to be kept is named, and all else is kept', async ({page, visit}) => {
  await visit(`docs/${FOLDER}/filter`);
  await store(page, 'tutorial', '{"filter":{"passed":true,"edits":{}}}');
  await visit(`docs/${FOLDER}/filter`);
  await page.getByRole('tab', {name: 'Operation'}).click();
  await page.getByLabel('Operation').last().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('# my note');
  await page.getByRole('tab', {name: 'ticket.dto.ts'}).click();
  await page.getByLabel('Code of ticket.dto.ts').focus();
  await page.keyboard.insertText(`/*${'x'.repeat(50_000)}*/`);
  await expect(page.getByText('Lost when you leave this page')).toContainText('ticket.dto.ts');
  await visit(`docs/${FOLDER}/filter`);
  await page.getByRole('tab', {name: 'Operation'}).click();
  await expect(page.locator('.cm-content:visible')).toContainText('# my note');
});

test('where the browser stores nothing, what would be lost is named', async ({page, visit, expectFault}) => {
  expectFault(/storage error/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await visit(`docs/${FOLDER}/filter`);
  await codeEditor(page, 'ticket.dto.ts').focus();
  await page.keyboard.insertText('// mine');
  await expect(page.getByText('Lost when you leave this page')).toContainText('ticket.dto.ts');
});
