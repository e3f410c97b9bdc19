import type {Locator, Page} from '@playwright/test';
import {toHash} from '../../src/live/model/share';
import {
  changeFile,
  codeEditor,
  expect,
  openEditor,
  panel,
  run,
  SAMPLE_PAGE,
  SAMPLE_PROGRAM,
  sourceOf,
  test,
  write,
} from './live-helpers';
import {PHONE, WIDE} from './page-helpers';

const STEP = 'docs/introduction/tutorial/sort';

/** The names of what the page fetched for the live samples. */
function fetchedBy(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/live\/([\w-]+)-\w+\.\w+$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

const told = (part: Locator | Page): Locator => part.locator('.live-types');

/** Writes a text at the place of another one in the editor that shows. */
async function replaceIn(page: Page, right: string | RegExp, wrong: string): Promise<void> {
  const value = await page.locator('.live-editor:visible > code').first().textContent();
  await write(page.locator('body'), (value ?? '').replace(right, wrong));
}

/** Presses Enter in an editor in the moment in which a proposal shows as selected: faster than any reader. */
function pressEnterOnceSeen(code: Element, proposal: string): Promise<void> {
  const root = code.getRootNode();
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const [selected] = (root as ShadowRoot).querySelectorAll(
        '.cm-tooltip-autocomplete [aria-selected=true]',
      );
      if (!selected?.textContent.includes(proposal)) return;
      observer.disconnect();
      code.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 13, bubbles: true}));
      resolve();
    }).observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
  });
}

test('types come with the first edit of code, not with Run', {tag: '@core'}, async ({page, visit}) => {
  const fetched = fetchedBy(page);
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  await openEditor(sample);
  await write(sample, '{ tickets { edges { node { id } } } }');
  expect(fetched.filter((name) => ['types', 'declarations', 'compiler'].includes(name))).toEqual([]);
  await changeFile(sample, 'ticket.dto.ts', (text) => text.replace('@IDField(() => ID)', '@IDField(5)'));
  await expect(told(sample)).toContainText('ticket.dto.ts:', {timeout: 30_000});
  await expect(told(sample)).toContainText("'number' is not assignable");
  await expect(told(sample)).toContainText('Call it as @IDField(returnTypeFunc, options?), where');
  await expect(panel(sample).locator('.cm-lintRange-error')).toHaveText('5');
  expect(fetched.filter((name) => name === 'declarations')).toHaveLength(1);
  // A name without its import is told with a way to import it, and gone with the mistake.
  await changeFile(sample, 'ticket.dto.ts', (text) => text.replace('@FilterableField()', '@Field()'));
  await expect(told(sample)).toContainText("Import it from '@nestjs/graphql'");
  await told(sample).getByRole('button', {name: 'Import it'}).click();
  await expect(panel(sample).locator('.cm-content')).toContainText(/\bField,.* from '@nestjs\/graphql'/);
  await expect(told(sample)).toHaveText('');
  await expect(panel(sample).locator('.cm-lintRange-error')).toHaveCount(0);
  // Of a wrong package, the name leaves the import, and an import that is empty then goes.
  await changeFile(
    sample,
    'ticket.dto.ts',
    (text) => `import { SortDirection } from '@nestjs/graphql';\n${text}`,
  );
  await told(sample).getByRole('button', {name: 'Import it'}).click();
  await expect(panel(sample).locator('.cm-content')).toContainText(
    "import { SortDirection } from '@ptc-org/nestjs-query-core'",
  );
  await expect(told(sample)).toHaveText('');
});

test('a step is not done while its types are wrong, and goes on where they cannot be had', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/declarations/);
  await page.setViewportSize(PHONE);
  await page.route('**/assets/live/declarations*', (route) => route.abort());
  await visit(STEP);
  await page.getByRole('button', {name: 'Solution'}).click();
  const check = page.locator('[data-check]');
  await expect(told(page)).toContainText('The types are not checked', {timeout: 30_000});
  await expect(check).toContainText('Done: the most urgent');
  await page.unroute('**/assets/live/declarations*');
  await page.getByRole('button', {name: 'Check the types'}).click();
  await expect(told(page)).toHaveAttribute('data-types', 'ready', {timeout: 30_000});
  await expect(check).toContainText('Done: the most urgent');
  await replaceIn(page, 'SortDirection.DESC', "'DESC'");
  await expect(told(page)).toContainText(`Type '"DESC"' is not assignable to type 'SortDirection'`);
  await expect(check).toHaveText(/its types are wrong/);
  // A name that is not there is told once, with the right one.
  await replaceIn(page, "'DESC'", 'SortDirections.DESC');
  await expect(told(page)).toContainText("Did you mean 'SortDirection'?");
  await expect(page.locator('.lesson__check')).toHaveText(/see what TypeScript says below/);
  await expect(page.locator('.live__fault')).toHaveCount(0);
  // Why TypeScript is against something is folded while the check says what to do.
  await replaceIn(page, 'SortDirections.DESC', 'SortDirection.ASC');
  await replaceIn(page, 'export class', '@((_: new () => {other: string}) => undefined)\nexport class');
  await expect(check).toContainText('the other direction', {timeout: 30_000});
  const folded = told(page).locator('details', {hasText: "Property 'other' is missing"});
  await expect(folded).not.toHaveAttribute('open');
  await expect(folded.locator('summary')).toContainText('signature of class decorator');
});

test('completes with an import, explains with a link and shows parameters, by keyboard', async ({
  page,
  visit,
}) => {
  // It waits for the program and for TypeScript in two steps.
  test.slow();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await visit('docs/introduction/tutorial/hook');
  await replaceIn(page, "@InputType('CreateTicket')", "@InputType('CreateTicket') ");
  await expect(told(page)).toHaveAttribute('data-types', 'ready', {timeout: 30_000});
  const code = page.locator('.cm-content:visible').first();
  await code.press('Control+End');
  for (let line = 1; line < 14; line += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  const seen = code.evaluate(pressEnterOnceSeen, 'BeforeCreateOne@ptc-org/nestjs-query-graphql');
  await page.keyboard.insertText('@BeforeCreateO');
  await seen;
  await expect(code).toContainText('BeforeCreateOne,');
  await page.keyboard.press('F1');
  await expect(page.locator('.cm-types-link')).toHaveAttribute('href', /\/docs\/api\/graphql#before\w+$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-types')).toHaveCount(0);
  await page.keyboard.type('(');
  await expect(page.locator('.cm-types-current')).toHaveText('...data');
  await page.keyboard.type('{');
  await expect(page.locator('.cm-types')).toHaveCount(0);
  // Another step asks the same worker.
  await page.locator('.menu').getByRole('link', {name: 'Filter a list'}).click();
  // Until its page has come, the editor is that of the step before.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Filter a list');
  await expect(codeEditor(page, 'ticket.dto.ts')).toContainText('@Field()');
  await replaceIn(page, '@Field()', '@Fields()');
  await expect(told(page)).toContainText("Did you mean 'Field'?", {timeout: 30_000});
  expect(workers.filter((address) => address.includes('/types-'))).toHaveLength(1);
});

test('a forgotten import is told before TypeScript has come, and nothing moves', async ({page, visit}) => {
  await page.setViewportSize(WIDE);
  // They never come.
  await page.route('**/assets/live/declarations*', () => undefined);
  await visit('docs/introduction/tutorial/filter');
  await expect(page.locator('[data-check="failed"]')).toBeVisible({timeout: 30_000});
  const places = () =>
    page
      .locator('.lesson__check, .live__output, .live__output .live-bar, .live__output + *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  const before = await places();
  await replaceIn(page, 'FilterableField, ', '');
  expect(await places()).toEqual(before);
  const fault = page.locator('.live__fault');
  await expect(fault).toContainText(
    "FilterableField is not imported in ticket.dto.ts. It comes from '@ptc-org/nestjs-query-graphql'.",
    {timeout: 30_000},
  );
  await expect(page.locator('[data-check="broken"]')).toHaveText(/does not run: see the error below/);
  expect(await places()).toEqual(before);
  await fault.getByRole('button', {name: 'Import it'}).click();
  await expect(codeEditor(page, 'ticket.dto.ts')).toContainText('import { IDField, FilterableField } from');
  await expect(page.locator('[data-check="failed"]')).toBeVisible({timeout: 30_000});
  await expect(fault).toHaveCount(0);
});

test('an editor that comes in the moment in which its field is pressed takes the focus over', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const field = this.parentElement?.querySelector('textarea');
      // It is there until React has drawn anew.
      queueMicrotask(() => field?.focus());
      return attach.call(this, options);
    };
  });
  await visit(STEP);
  await expect(codeEditor(page, 'ticket.dto.ts')).toBeFocused();
});

test('proposals that come when the reader has gone elsewhere do not open', async ({page, visit}) => {
  // The worker that knows the types is asked only once the test says so.
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    const types = {answers: 0, held, isHeld: false, release: () => held.splice(0).forEach((ask) => ask())};
    Worker.prototype.postMessage = function (message: {id?: number; name?: string}, more?: object) {
      const ask = () => Reflect.apply(send, this, [message, more]);
      if (message.name !== 'complete') return ask();
      this.addEventListener('message', ({data}) => {
        if (data.id === message.id) types.answers += 1;
      });
      return types.isHeld ? held.push(ask) : ask();
    };
    Object.assign(window, {types});
  });
  await visit('docs/introduction/tutorial/filter');
  await replaceIn(page, '@Field()', '@Field() ');
  await expect(told(page)).toHaveAttribute('data-types', 'ready', {timeout: 30_000});
  const proposals = page.locator('.cm-tooltip-autocomplete');
  const code = codeEditor(page, 'ticket.dto.ts');
  await code.press('Control+End');
  await page.keyboard.type('@Fi');
  await expect(proposals).toContainText('FilterableField');
  await code.press('Escape');
  await expect(proposals).toHaveCount(0);
  await page.evaluate('types.isHeld = true');
  const answers = (await page.evaluate('types.answers')) as number;
  await page.keyboard.type(' @R');
  await expect.poll(() => page.evaluate('types.held.length')).toBe(1);
  await page.getByRole('heading', {level: 1}).click();
  await page.evaluate('types.release()');
  await expect.poll(() => page.evaluate('types.answers')).toBeGreaterThan(answers);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(proposals).toHaveCount(0);
});

test('half a word runs only once the reader rests for longer', async ({page, visit}) => {
  // It waits for TypeScript as well.
  test.slow();
  await page.clock.install();
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  await sample.getByRole('tab', {name: 'Code'}).click();
  await panel(sample).locator('.live-editor:visible').first().click();
  await panel(sample).locator('.cm-content').press('ControlOrMeta+End');
  await page.keyboard.type('Rel');
  await page.clock.runFor(1500);
  await expect(sample.getByRole('button', {name: 'Run'})).not.toHaveAttribute('data-busy');
  await expect(sample.locator('.live__fault, .live-types__list')).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(sample.locator('.live__fault, .live-types__list')).toContainText(/'Rel'|Rel is/, {
    timeout: 30_000,
  });
  // The same goes for what is no TypeScript yet, once TypeScript can tell.
  await expect(told(sample)).toHaveAttribute('data-types', 'ready', {timeout: 30_000});
  await page.keyboard.type(' = ');
  await page.clock.runFor(400);
  await expect(panel(sample).locator('.cm-lintRange-error')).toHaveText('=');
  await page.clock.runFor(1000);
  await expect(sample.locator('.live__fault')).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(sample.locator('.live__fault')).toContainText("A value is missing after '='");
});

test('a type that TypeScript never comes to an end with is given up, and the page says so', async ({
  page,
}) => {
  await page.clock.install();
  const file = `${SAMPLE_PROGRAM}/app.module.ts`;
  const text = `${sourceOf('app.module.ts')}// A stranger's.`;
  const program = SAMPLE_PROGRAM.replace('examples/', '');
  const edits = {[file.replace('examples/', '')]: text};
  await page.goto(`playground${toHash({program, operation: 'between', edits})}`);
  await page.getByRole('tab', {name: 'app.module.ts'}).click();
  const editor = codeEditor(page, 'app.module.ts');
  await editor.click();
  await editor.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await page.clock.runFor(1000);
  const types = page.locator('.live-types');
  await expect(types).toHaveAttribute('data-types', 'ready', {timeout: 30_000});
  // The orders of ten names: over three million.
  const names = Array.from('abcdefghij', (name) => `'${name}'`).join(' | ');
  await page.keyboard.insertText(
    `type Orders<T, One = T> = [T] extends [never] ? [] : One extends T ? [One, ...Orders<Exclude<T, One>>] : never;
    const orders: Orders<${names}> = 1;`,
  );
  await page.clock.runFor(32_000);
  await expect(types).toContainText('TypeScript did not answer within 30 seconds');
  await expect.poll(() => page.workers()).toEqual([]);
});
