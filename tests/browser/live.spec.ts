import type {Locator, Page} from '@playwright/test';
import {printJson} from '../../lib/print-json';
import {violations} from './axe';
import {
  changeFile,
  choose,
  codeEditor,
  expect,
  firstSample,
  mark,
  openEditor,
  operation,
  panel,
  run,
  SAMPLE_PAGE,
  sourceOf,
  test,
  write,
} from './live-helpers';

test('a live sample from Run to share', {tag: '@core'}, async ({page, visit}) => {
  test.setTimeout(120_000);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(SAMPLE_PAGE);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/assets/live/'))).toEqual([]);

  const sample = await run(page);
  const response = panel(sample).locator('pre');
  await expect(response).toHaveText(sourceOf('recorded/several-fields.json').trim());
  await expect(mark(sample)).toHaveText(/^live, [\d.]+ ms, same as recorded$/);
  await expect(sample.locator('.hl')).toHaveCount(0);
  await sample.getByRole('tab', {name: 'SQL'}).click();
  await expect(response).toHaveText(sourceOf('recorded/several-fields.sql').trim());
  await expect(sample.getByRole('status')).toContainText('Response is there');
  await choose(sample, 'Reset');
  await expect(sample.getByRole('tab')).toHaveText(['Response', 'SQL (1)', 'Code']);
  await expect(sample.getByRole('button', {name: 'Run'})).toBeFocused();

  await page.getByRole('button', {name: 'find a range of priorities'}).click();
  // It breaks its lines where the recorded one does, so only the rows are marked.
  const [own, compared] = ['between', 'several-fields'].map(
    (name) => JSON.parse(sourceOf(`recorded/${name}.json`)) as unknown,
  );
  await expect(response).toHaveText(printJson(own, [compared]));
  await expect(panel(sample).locator('.hl')).toHaveText(/^\s*\{"id": "3", .*\n.*"id": "5", [^\n]*\n$/);
  await expect(mark(sample)).toContainText('changes marked');
  await expect(operation(sample).locator('.cm-content')).toContainText('between');

  await changeFile(sample, 'ticket.dto.ts', (text) =>
    text.replace('@FilterableField()\n  title!', '@Field()\n  title!').replace('import {', 'import { Field,'),
  );
  await sample.getByRole('tab', {name: 'Schema'}).click();
  await expect(
    panel(sample).locator('.del').filter({hasText: 'title: StringFieldComparison'}).first(),
  ).toBeVisible({timeout: 20_000});

  await choose(sample, 'Open in the playground');
  await expect(page.getByRole('note')).toContainText(
    'changed: graphql/queries/filtering/combine/ticket.dto.ts',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(page.locator('[data-live-result]')).toContainText('"tickets"', {timeout: 30_000});
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByText(/^The link is in/)).toBeVisible();
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(codeEditor(page, 'ticket.dto.ts')).toContainText(/@Field\(\)\s*title/);
});

/** Whether an element can be seen: without it, its place looks otherwise. */
async function isPainted(element: Locator): Promise<boolean> {
  await element.scrollIntoViewIfNeeded();
  const clip = (await element.boundingBox()) ?? undefined;
  const picture = () => element.page().screenshot({clip, animations: 'disabled'});
  const before = await picture();
  await element.evaluate(({style}) => (style.opacity = '0'));
  const without = await picture();
  await element.evaluate(({style}) => (style.opacity = ''));
  return !before.equals(without);
}

test('a response with errors says so and leads to what explains them, recorded and live', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const {animate} = Element.prototype;
    Object.assign(window, {lit: 0});
    Element.prototype.animate = function (...all) {
      if (this.matches('.tab-panels')) (window as never as {lit: number}).lit += 1;
      return animate.apply(this, all);
    };
  });
  const lit = () => page.evaluate('lit');
  await visit('docs/graphql/authorization');
  const sample = page.locator('.live-sample', {hasText: 'query ForeignProject'});
  const shown = panel(sample);
  const explanation = shown.getByRole('link', {name: 'Unable to find Project with id: 2'});
  const expectMarked = async (): Promise<void> => {
    await expect(shown.locator('.error-mark')).toHaveText('Error');
    await expect(explanation).toHaveCount(2);
    await expect(explanation.first()).toHaveAttribute('href', /\/docs\/errors#unable-to-find--with-id$/);
  };
  await expectMarked();
  await sample.getByRole('button', {name: 'Run'}).click();
  await expect(shown.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
  await expectMarked();
  await expect.poll(lit).toBe(1);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await sample.getByRole('button', {name: 'Run'}).click();
  await expect(sample.locator('.live-run[data-busy]')).toHaveCount(0);
  await expect(mark(sample)).toContainText('live');
  expect(await lit()).toBe(1);
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const name of ['SQL', 'Response']) {
      await sample.getByRole('tab', {name}).click();
      await expect(mark(sample)).toHaveText(/^live, [\d.]+ ms/);
      expect(await isPainted(mark(sample)), `${name} at ${width} pixels`).toBe(true);
    }
  }
  await sample.getByRole('tab', {name: 'Schema'}).click();
  await expect(sample.locator('.error-mark:visible')).toHaveCount(0);
});

test('a result says at once that it is from before an edit; a query then runs, a mutation waits', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit(SAMPLE_PAGE);
  const sample = firstSample(page);
  await openEditor(sample);
  await write(sample, '{ tickets { id } }');
  const response = sample.getByRole('tab', {name: 'Response'});
  await response.click();
  await expect(mark(sample)).toContainText('from before your edit');
  await page.clock.runFor(1000);
  await expect(mark(sample)).toContainText(/live, [\d.]+ ms, changes marked/, {timeout: 30_000});
  await expect(sample.getByRole('status')).toContainText('Response is there');

  await openEditor(sample);
  await write(sample, 'mutation { deleteOneTicket(input: {id: 1}) { id } }');
  await page.clock.runFor(1000);
  await expect(sample.getByRole('status')).toContainText('from before your edit');
  await response.click();
  await expect(mark(sample)).toContainText('from before your edit: press Ctrl+Enter');
  await sample.getByRole('button', {name: 'Run'}).click();
  await expect(mark(sample)).toContainText(/live, .* ms/);
});

for (const width of [390, 1440]) {
  test(`nothing moves while a sample is run, edited and reset, ${width} pixels wide`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width, height: 900});
    await visit(SAMPLE_PAGE);
    const sample = firstSample(page);
    await sample.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
    const positions = () =>
      page.evaluate(() => {
        const around = Array.from(document.querySelectorAll('.live-sample:first-of-type, .live-sample ~ *'));
        return around.map((element) => Math.round(element.getBoundingClientRect().top));
      });
    let before = await positions();
    const unmoved = async (what: string): Promise<void> => {
      expect(await positions(), what).toEqual(before);
    };
    await sample.getByRole('button', {name: 'Run'}).click();
    await unmoved('pressed');
    await expect(sample.getByRole('tab', {name: 'Response'})).toHaveAttribute('aria-selected', 'true');
    await expect(panel(sample).locator('[data-live-result]')).toBeVisible({timeout: 30_000});
    await unmoved('run');
    await openEditor(sample);
    await unmoved('edited');
    await write(sample, '{ tickets(filter: {status: {eq: "open"}}) { id title } }');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(panel(sample)).toContainText('"title"');
    // A longer answer to the reader's own query is shown whole: what is below makes room for it.
    const answer = panel(sample);
    expect(await answer.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    const [top, ...below] = before;
    before = await positions();
    expect(before[0]).toBe(top);
    expect(before[1]).toBeGreaterThan(below[0] ?? Infinity);
    for (const name of ['SQL', 'Schema']) {
      await sample.getByRole('tab', {name}).click();
      await unmoved(name);
    }
    await choose(sample, 'Reset');
    before = [top ?? NaN, ...below];
    await unmoved('reset');
  });
}

test('with the mouse over Run the library comes, and is not fetched where data is to be saved', async ({
  page,
  visit,
}) => {
  const runtime = /assets\/live\/runtime/;
  await visit(SAMPLE_PAGE);
  const asked = page.waitForRequest(runtime);
  await firstSample(page).getByRole('button', {name: 'Run'}).hover();
  await asked;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await visit(SAMPLE_PAGE);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await firstSample(page).getByRole('button', {name: 'Run'}).hover();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/assets/live/'))).toEqual([]);
});

/** Presses a key until an element has the focus; fails where it is not reached. */
async function moveTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const isThere = await target.evaluate(
      (element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement,
    );
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

test('the keyboard runs, changes operation and code, and shares, on a phone', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(SAMPLE_PAGE);
  const sample = firstSample(page);
  const button = sample.getByRole('button', {name: 'Run'});
  const replaceAndRun = async (text: string): Promise<void> => {
    await expect(page.locator('.cm-content:focus')).toBeVisible();
    for (const key of ['ControlOrMeta+a', 'Delete']) await page.keyboard.press(key);
    await page.keyboard.insertText(text);
    await page.keyboard.press('ControlOrMeta+Enter');
  };
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel(sample).locator('[data-live-result]')).toContainText('"priority": 5', {timeout: 30_000});
  await expect(button).toBeFocused();

  await moveTo(page, operation(sample).locator('pre'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await replaceAndRun('{ tickets(filter: {priority: {lt: 3}}) { id priority } }');
  await expect(panel(sample)).toContainText('"priority": 2');
  await moveTo(page, sample.getByRole('tab', {name: 'Response'}));
  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(panel(sample)).toContainText('"Ticket"."priority" <');
  expect(await violations(page)).toEqual([]);

  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  await moveTo(page, panel(sample).locator('.cm-content'));
  await replaceAndRun(sourceOf('ticket.dto.ts').replace('export', '// Mine\nexport'));
  await expect(mark(sample)).toContainText(/live, .* ms, changes marked/, {timeout: 20_000});

  await moveTo(page, sample.locator('.sample-bar summary'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await moveTo(page, sample.getByRole('link', {name: 'Open in the playground'}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('note')).toContainText('ticket.dto.ts');
  await moveTo(page, page.getByRole('button', {name: 'Share'}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#live=/);
});

test('the editor names what the schema does not have, and offers what it has', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  await openEditor(sample);
  await write(sample, '{ tickets { titles } }');
  await expect(sample.locator('.cm-lintRange-error')).toHaveText('titles');
  await write(sample, '{ tickets { tit } }');
  for (let left = ' } }'.length; left > 0; left -= 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+ ');
  await expect(sample.getByRole('option', {name: /^title/})).toBeVisible();
});
