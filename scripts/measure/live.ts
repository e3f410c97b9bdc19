import {type Browser, chromium, type Locator, type Page} from '@playwright/test';
import {LAUNCH_ARGUMENTS, provideChromium} from '../../tests/browser/chromium';
import {fetchedBy, weightOf} from '../../tests/browser/first-visit';
import {serveSite} from '../../tests/browser/server';
import {BASE_URL, MAIN_BUILD} from '../../tests/browser/sites';
import {type Figure, median, report} from './report';

const ROUNDS = 5;
const PAGE = 'docs/graphql/queries/filtering';
const FILE = 'ticket.dto.ts';

/** Milliseconds that the steps of one reader took. */
interface Times {
  first: number;
  next: number;
  reset: number;
  firstEdit: number;
  edit: number;
}

/**
 * Presses buttons of the first sample, and tells how long it takes until the frame that shows a new result.
 * @returns milliseconds
 */
function untilResult(page: Page, buttons: readonly string[]): Promise<number> {
  // Named functions do not survive the way into the page.
  return page.evaluate(async (names) => {
    const started = performance.now();
    for (const name of names) {
      Array.from(document.querySelectorAll('.live-sample button'))
        .find(({textContent}) => textContent === name)
        ?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      // React shows what a press brought before the next one.
      await new Promise((resolve) => setTimeout(resolve));
    }
    do {
      if (performance.now() - started > 60_000) throw new Error('The sample shows no result after a minute');
      await new Promise(requestAnimationFrame);
    } while (!document.querySelector('[data-live-result]'));
    return performance.now() - started;
  }, buttons);
}

/** Writes a line into a file of the program, and tells how long it took until its result after Run. */
async function edit(page: Page, sample: Locator): Promise<number> {
  await sample.locator('.live-editor').click();
  await sample.locator('.cm-content').press('ControlOrMeta+Home');
  await page.keyboard.insertText('// Edited\n');
  return untilResult(page, ['Run']);
}

async function reader(browser: Browser, origin: string): Promise<Times> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin + BASE_URL + PAGE, {waitUntil: 'networkidle'});
  const sample = page.locator('.live-sample').first();
  const first = await untilResult(page, ['Run']);
  const next = median([
    await untilResult(page, ['Run']),
    await untilResult(page, ['Run']),
    await untilResult(page, ['Run']),
  ]);
  const reset = await untilResult(page, ['Reset', 'Run']);
  await sample.getByRole('tab', {name: 'Code'}).click();
  await sample.getByRole('combobox', {name: 'File'}).selectOption({label: FILE});
  const firstEdit = await edit(page, sample);
  const again = median([await edit(page, sample), await edit(page, sample), await edit(page, sample)]);
  await context.close();
  return {first, next, reset, firstEdit, edit: again};
}

/** What the first run of a sample fetches, in kilobytes on the wire. */
async function weight(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(origin + BASE_URL + PAGE, {waitUntil: 'networkidle'});
  const {fetched} = await fetchedBy(page, origin, () => untilResult(page, ['Run']));
  await page.close();
  return weightOf({fetched}) / 1000;
}

/** How long a reader of live samples waits, served from this machine. */
export async function measureLive(): Promise<{text: string; figures: Figure[]}> {
  const {origin, close} = await serveSite(MAIN_BUILD, BASE_URL);
  const browser = await chromium.launch({executablePath: provideChromium(), args: LAUNCH_ARGUMENTS});
  const all: Times[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await reader(browser, origin));
  const fetched = await weight(browser, origin);
  await browser.close();
  await close();
  const figure = (name: string, key: keyof Times, atMost?: number): Figure => ({
    name: `${name}, median`,
    value: median(all.map((times) => times[key])),
    unit: 'ms',
    ...(atMost !== undefined && {bound: {atMost}}),
  });
  const figures: Figure[] = [
    {name: 'fetched by the first run', value: fetched, unit: 'KB', bound: {atMost: 1300}},
    figure('first result', 'first', 2500),
    figure('next result', 'next', 50),
    figure('result after Reset and Run', 'reset', 300),
    figure('result of the first edit of code, with the compiler', 'firstEdit'),
    figure('result of an edit of code', 'edit', 200),
  ];
  return {text: report('Live samples', figures), figures};
}
