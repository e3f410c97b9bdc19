import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';
import {ROOT} from './sites';

/** A page whose first sample runs. */
export const SAMPLE_PAGE = 'docs/graphql/queries/filtering';
/** The program of that sample. */
export const SAMPLE_PROGRAM = 'examples/graphql/queries/filtering/combine';

/** The first sample of the page. */
export function firstSample(page: Page): Locator {
  return page.locator('.live-sample').first();
}

/** Runs the first sample of the page and waits for its result. */
export async function run(page: Page): Promise<Locator> {
  const sample = firstSample(page);
  await sample.getByRole('button', {name: 'Run'}).click();
  await expect(sample.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
  return sample;
}

/** Puts a text into the editor that shows. */
export async function write(sample: Locator, text: string): Promise<void> {
  await sample.locator('.live-editor').click();
  const editor = sample.locator('.cm-content');
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+a');
  // Chromium would keep the look of what is overwritten by inline styles, which the policy refuses.
  await editor.press('Delete');
  await editor.page().keyboard.insertText(text);
}

/** Opens one of the files of the program in the editor, and changes it. */
export async function changeFile(
  sample: Locator,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  await sample.getByRole('tab', {name: 'Code'}).click();
  await sample.getByRole('combobox', {name: 'File'}).selectOption({label: file});
  await write(sample, change(readFileSync(path.join(ROOT, SAMPLE_PROGRAM, file), 'utf8')));
}
