import type {Locator, Page} from '@playwright/test';
import {
  changeFile,
  choose,
  codeEditor,
  expect,
  firstSample,
  type InPage,
  loadClient,
  mark,
  panel,
  run,
  SAMPLE_PAGE,
  sourceOf,
  test,
} from './live-helpers';

test('faults of the code are told beside it, the last result stays, and Reset goes on', async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  const fault = sample.locator('.live__fault');
  const change = (file: string, from: string, to: string): Promise<void> =>
    changeFile(sample, file, (text) => text.replace(from, to));
  await change('app.module.ts', 'export class', 'export (class');
  await expect(fault).toContainText(/app\.module\.ts:\d+:\d+/, {timeout: 20_000});
  await sample.getByRole('tab', {name: 'Response'}).click();
  await expect(panel(sample)).toContainText('"tickets"');
  await expect(mark(sample)).toContainText('from before the error');
  // The place of the mistake leads there.
  await fault.getByRole('button', {name: /^app\.module\.ts:\d+:\d+$/}).click();
  await expect(codeEditor(panel(sample), 'app.module.ts')).toBeFocused();
  await change('app.module.ts', '', '');
  await change('ticket.dto.ts', '@FilterableField()', '@FilterableFields()');
  // TypeScript tells a name that is not there in place of the program, once it has come.
  const told = sample.locator('.live__fault, .live-types__list').filter({hasText: 'FilterableFields'});
  await expect(told.first()).toBeVisible({timeout: 20_000});
  await sample.getByRole('tab', {name: 'Response'}).click();
  await expect(mark(sample)).toHaveText('not run: fix the marked line', {timeout: 30_000});
  await change('ticket.dto.ts', 'title!: string', 'title!: unknown');
  await expect(fault).toContainText(/title/, {timeout: 20_000});
  // What it says is longer than a line.
  expect(await fault.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  await fault.getByText('The whole error').click();
  await expect(fault.locator('pre')).toBeVisible();
  await change(
    'ticket.dto.ts',
    '@ObjectType',
    'setTimeout(() => { throw new Error("too late"); }, 1);\n@ObjectType',
  );
  await sample.getByRole('tab', {name: 'Console'}).click({timeout: 20_000});
  await expect(panel(sample)).toContainText('too late');
  await expect(panel(sample).locator('[data-live-result]')).toBeVisible();
  await change(
    'app.module.ts',
    'class AppModule {}',
    'class AppModule {\n  onModuleInit() {\n    for (;;);\n  }\n}',
  );
  await expect(fault).toContainText('did not end within 10 seconds', {timeout: 30_000});
  await choose(sample, 'Reset');
  await run(page);
});

for (const [file, begin] of [
  ['combine', (sample: Locator) => sample.getByRole('button', {name: 'Run'}).click()],
  ['compiler', (sample: Locator) => changeFile(sample, 'ticket.dto.ts', (text) => `${text}\n`)],
] as const) {
  test(`Stop frees the turn of a sample whose ${file} never comes`, async ({page, visit}) => {
    await visit(SAMPLE_PAGE);
    if (file === 'compiler') await run(page);
    const waited = page.waitForRequest(`**/${file}-*`);
    await page.route(`**/${file}-*`, () => undefined);
    await begin(firstSample(page));
    await waited;
    // Its turn has begun.
    await expect(page.locator('iframe')).toHaveCount(1);
    await choose(firstSample(page), 'Stop');
    const other = page.locator('.live-sample').filter({hasText: 'isNot: null'}).first();
    await other.getByRole('button', {name: 'Run'}).click();
    await expect(panel(other).locator('[data-live-result]')).toBeVisible({timeout: 15_000});
  });
}

test('a sample that is pointed at leaves the sandbox to the one that is about to run', async ({
  page,
  visit,
}) => {
  await visit('docs/introduction/install');
  await loadClient(page);
  const isStillOwner = await page.evaluate(async () => {
    const {sharedSandbox} = (window as unknown as InPage).live;
    const owner = () => ({lost: () => undefined});
    const [runs, isPointedAt] = [owner(), owner()];
    const {signal} = new AbortController();
    // What another sample prepares is done before the next task: all that it waits for has come.
    await sharedSandbox.use(runs, {boots: () => true, signal}, async () => {
      sharedSandbox.prepare(isPointedAt, signal);
      await new Promise((resolve) => setTimeout(resolve));
    });
    return sharedSandbox.end(runs);
  });
  expect(isStillOwner).toBe(true);
});

for (const [what, message, prepare] of [
  [
    'a file that does not come',
    'A file did not load. Check your connection.',
    (page: Page) => page.route('**/assets/live/sqlite*', (route) => route.abort()),
  ],
  [
    'a frame that answers with an error',
    'A file did not load (HTTP 500)',
    (page: Page) => page.route('**/assets/live/frame*', (route) => route.fulfill({status: 500})),
  ],
  [
    'a frame that is not let in',
    'was not let in',
    (page: Page) =>
      page.route('**/assets/live/frame*', (route) =>
        route.request().resourceType() === 'document' ? route.abort() : route.continue(),
      ),
  ],
  [
    'a browser without WebAssembly',
    'no WebAssembly',
    (page: Page) => page.evaluate(() => Reflect.deleteProperty(window, 'WebAssembly')),
  ],
] as const) {
  test(`${what} is told, and the recorded result stays`, async ({page, visit, expectFault}) => {
    if (!what.endsWith('WebAssembly')) expectFault(/failed request|Failed to load resource/);
    await visit(SAMPLE_PAGE);
    await prepare(page);
    const sample = firstSample(page);
    await sample.getByRole('button', {name: 'Run'}).click();
    await expect(sample.locator('.live__fault')).toContainText(message, {timeout: 20_000});
    await expect(panel(sample)).toHaveText(sourceOf('recorded/several-fields.json').trim());
  });
}
