import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {firstSample, SAMPLE_PAGE, SAMPLE_PROGRAM} from './live-helpers';
import {ROOT} from './sites';

const FILTERABLE = readFileSync(path.join(ROOT, SAMPLE_PROGRAM, 'ticket.dto.ts'), 'utf8');
/** The DTO, with a title that clients cannot filter by. */
const PLAIN = FILTERABLE.replace('@FilterableField()\n  title', '@Field()\n  title').replace(
  'ID, ',
  'Field, ID, ',
);

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

/** Writes into the editor that has the focus, and runs. */
async function writeAndRun(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
  await page.keyboard.press('ControlOrMeta+Enter');
}

for (const width of [1440, 390]) {
  test(`the keyboard runs, changes, filters by another field and shares, ${width} pixels wide`, async ({
    page,
    visit,
  }, info) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width, height: 844});
    await visit(SAMPLE_PAGE);
    const sample = firstSample(page);
    const output = sample.locator('.live__output');
    const panel = output.getByRole('tabpanel');
    const editor = sample.locator('.cm-content');
    const operation = sample.getByRole('tab', {name: 'Operation'});
    const shot = (name: string): Promise<unknown> => page.screenshot({path: info.outputPath(`${name}.png`)});
    /** Opens the operation or the code in its editor. */
    const open = async (key: 'Home' | 'End', before: Locator): Promise<void> => {
      await moveTo(page, sample.getByRole('tab', {selected: true}).first(), 'Shift+Tab');
      await page.keyboard.press(key);
      await moveTo(page, before);
      await page.keyboard.press('Tab');
      await expect(editor).toBeFocused();
    };
    const run = sample.getByRole('button', {name: 'Run'});
    const file = sample.getByRole('combobox', {name: 'File'});

    await run.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('"priority": 5', {timeout: 30_000});
    await shot('1-run');

    // Another operator.
    await open('Home', run);
    await expect(operation).toHaveAttribute('aria-selected', 'true');
    await writeAndRun(page, '{ tickets(filter: {priority: {lt: 3}}) { id priority } }');
    await expect(panel).toContainText('"priority": 2');
    await expect(panel).not.toContainText('"priority": 5');
    await moveTo(page, output.getByRole('tab', {name: 'Response'}));
    await page.keyboard.press('ArrowRight');
    await expect(panel).toContainText('"Ticket"."priority" <');
    await shot('2-sql');
    await page.keyboard.press('ArrowLeft');

    // A title that cannot be filtered by, and then can.
    await open('End', file);
    await writeAndRun(page, PLAIN);
    await expect(output).toContainText('live on SQLite', {timeout: 20_000});
    await open('Home', run);
    await writeAndRun(page, '{ tickets(filter: {title: {like: "%dark%"}}) { title } }');
    await expect(panel).toContainText('not defined by type');
    await shot('3-refused');
    await open('End', file);
    await writeAndRun(page, FILTERABLE.replace('export', '// Mine\nexport'));
    await expect(panel).toContainText('"Add a dark colour mode"', {timeout: 20_000});
    await shot('4-filtered');

    // On to the playground, and a link to it.
    await moveTo(page, sample.getByRole('link', {name: 'Open in playground'}), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('note')).toContainText('ticket.dto.ts');
    await moveTo(page, page.getByRole('button', {name: 'Share'}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#live=/);
    await moveTo(page, page.getByRole('button', {name: 'Run'}));
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-live-result]')).toContainText('dark colour', {timeout: 30_000});
    await shot('5-playground');
  });
}
