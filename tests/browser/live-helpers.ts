import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {build} from 'esbuild';
import type {Owner, sharedSandbox} from '../../src/live/sandbox/shared-sandbox';
import {expect, test as base} from './fixtures';
import {liveFile} from '../live-files';
import {ROOT} from './sites';

/** A page whose first sample runs. */
export const SAMPLE_PAGE = 'docs/graphql/queries/filtering';
/** The program of that sample. */
export const SAMPLE_PROGRAM = 'examples/graphql/queries/filtering/combine';

/** The text of one of that program's files. */
export function sourceOf(file: string): string {
  return readFileSync(path.join(ROOT, SAMPLE_PROGRAM, file), 'utf8');
}

/** The first sample of the page. */
export function firstSample(page: Page): Locator {
  return page.locator('.live-sample').first();
}

/** Runs the first sample of the page and waits for its result. */
export async function run(page: Page): Promise<Locator> {
  const sample = firstSample(page);
  await sample.getByRole('button', {name: 'Run'}).click();
  await expect(panel(sample).locator('[data-live-result]')).toBeVisible({timeout: 30_000});
  return sample;
}

/** The panel of the sample's results that shows. */
export function panel(sample: Locator): Locator {
  return sample.locator('.sample-results .tab-panel:visible');
}

/** What the sample says of the result that shows. */
export function mark(sample: Locator): Locator {
  return sample.locator('.sample-bar > .live__chip');
}

/** What the sample sends. */
export function operation(sample: Locator): Locator {
  return sample.locator('.sample-inputs > *').first();
}

/** Opens what the sample sends in the editor. */
export async function openEditor(sample: Locator): Promise<void> {
  const sent = operation(sample);
  if (await sent.locator('pre').count()) await sent.locator('pre').click();
  await expect(sent.locator('.cm-content')).toBeVisible();
  // What the button copies.
  await expect(sent.locator('code')).toBeHidden();
}

/** Chooses what the menu of the sample offers. */
export async function choose(sample: Locator, name: string): Promise<void> {
  await sample.locator('.sample-bar .sample-menu summary').click();
  await sample.locator('.sample-menu__items').getByText(name, {exact: true}).click();
}

/** The editor of a file of the program, once it has come. */
export function codeEditor(area: Page | Locator, file: string): Locator {
  return area.locator(`.cm-content[aria-label="Code of ${file}"]`);
}

/** Puts a text into the first editor that shows. */
export async function write(area: Locator, text: string): Promise<void> {
  await area.locator('.live-editor:visible').first().click();
  const editor = area.locator('.cm-content:visible').first();
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(text);
}

/** Chooses a program of the playground. */
export async function chooseProgram(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', {name: 'Start with'}).selectOption('');
  const field = page.getByRole('combobox', {name: 'Program'});
  await field.fill(title);
  await field.press('Enter');
}

/** Opens one of the files of the program in the editor, and changes it. */
export async function changeFile(
  sample: Locator,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  await sample.getByRole('tab', {name: 'Code'}).click();
  await sample.getByRole('tablist', {name: 'Files'}).getByRole('tab', {name: file}).click();
  await write(panel(sample), change(sourceOf(file)));
}

/** A server of somebody else: what it is asked for, and the page that it answers with. */
export interface Foreign {
  address: string;
  seen: string[];
  html: string;
}

export const test = base.extend<{foreign: Foreign; longestTask: () => Promise<number>}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  foreign: async ({}, provide) => {
    const foreign: Foreign = {address: '', seen: [], html: ''};
    const server = createServer((request, response) => {
      foreign.seen.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/html');
      response.end(foreign.html);
    });
    server.on('upgrade', ({url}, socket) => {
      foreign.seen.push(url ?? '');
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    foreign.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await provide(foreign);
    server.close();
  },

  /** The longest time for which the page did not answer. */
  longestTask: async ({page}, provide) => {
    await page.addInitScript(() => {
      const noted = {longest: 0, last: performance.now()};
      Object.assign(window, {noted});
      setInterval(() => {
        const now = performance.now();
        noted.longest = Math.max(noted.longest, now - noted.last);
        noted.last = now;
      }, 20);
    });
    await provide(() => page.evaluate(() => (window as never as {noted: {longest: number}}).noted.longest));
  },
});

/** A page that has what the site talks to its sandbox with. */
export type InPage = Window & {live: {sharedSandbox: typeof sharedSandbox}; owner: Owner};

/** Brings what the site talks to its sandbox with into a page, without the site's own use of it. */
export async function loadClient(page: Page): Promise<void> {
  const generated = path.join(ROOT, '.docusaurus');
  const {runtime} = JSON.parse(readFileSync(path.join(generated, 'live/default/manifest.json'), 'utf8')) as {
    runtime?: string;
  };
  if (runtime !== liveFile('runtime'))
    throw new Error(`${generated} is of another build: run "npm run build" first`);
  const {outputFiles} = await build({
    entryPoints: [path.join(ROOT, 'src/live/sandbox/shared-sandbox.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'live',
    // The names of the build's files.
    alias: {'@generated': generated},
    resolveExtensions: ['.ts', '.mjs', '.json'],
  });
  await page.evaluate(
    `${outputFiles[0]?.text ?? ''}\nObject.assign(window, {live, owner: {lost() {}}}); undefined`,
  );
}

/** Waits until the pages take less than a fifth of a processor for a second. */
export async function expectSilence(page: Page): Promise<void> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  let before = {cpu: 0, at: 0};
  const share = async (): Promise<number> => {
    const {processInfo = []} = (await browser?.send('SystemInfo.getProcessInfo')) ?? {};
    const pages = processInfo.filter(({type}) => type === 'renderer');
    const now = {cpu: pages.reduce((sum, {cpuTime}) => sum + cpuTime, 0), at: Date.now() / 1000};
    const used = before.at ? (now.cpu - before.cpu) / (now.at - before.at) : 1;
    before = now;
    return used;
  };
  await expect.poll(share, {intervals: [1000], timeout: 20_000}).toBeLessThan(0.2);
}

export {expect};
