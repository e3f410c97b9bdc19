import {expect, test} from './fixtures';
import {changeFile, firstSample, run, SAMPLE_PAGE} from './live-helpers';

/** How many boots a worker takes, and one more. */
const BOOTS = 21;

for (const [what, file, change, message] of [
  [
    'a dependency that Nest cannot resolve',
    'app.module.ts',
    (text: string) =>
      text.replace(
        '@Module({',
        "import { Injectable } from '@nestjs/common';\n\nclass Mailer {}\n\n@Injectable()\nclass Reminder {\n  constructor(readonly mailer: Mailer) {}\n}\n\n@Module({\n  providers: [Reminder],",
      ),
    /Nest can't resolve dependencies of the Reminder/,
  ],
  [
    'a column type that the database does not have',
    'ticket.entity.ts',
    (text: string) => text.replace('@Column()\n  title', "@Column({ type: 'money' })\n  title"),
    /Data type "money" in "Ticket.title" is not supported/,
  ],
  [
    'a field that GraphQL cannot type',
    'ticket.dto.ts',
    (text: string) => text.replace('title!: string', 'title!: string | number'),
    /title/,
  ],
] as const) {
  test(`${what} is told beside the code`, async ({page, visit}) => {
    await visit(SAMPLE_PAGE);
    const sample = await run(page);
    await changeFile(sample, file, change);
    const fault = sample.locator('.live__fault');
    await expect(fault).toContainText(message, {timeout: 20_000});
    await fault.getByText('The whole error').click();
    await expect(fault.locator('pre')).toBeVisible();
    await expect(sample.getByText('This is the last result')).toBeVisible();
  });
}

test('a start that never ends is stopped after ten seconds', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  await changeFile(sample, 'app.module.ts', (text) =>
    text.replace('class AppModule {}', 'class AppModule {\n  onModuleInit() {\n    for (;;);\n  }\n}'),
  );
  await expect(sample.locator('.live__fault')).toContainText('did not end within 10 seconds', {
    timeout: 30_000,
  });
  // What ran before is still there to compare with, and the sample goes on.
  await expect(sample.locator('.live__output')).toContainText('"tickets"');
  await sample.getByRole('button', {name: 'Reset'}).click();
  await run(page);
});

test('an error that nothing catches is printed, and the program goes on', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/page error: too late/);
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  await changeFile(
    sample,
    'app.module.ts',
    (text) => `${text}\nsetTimeout(() => {\n  throw new Error('too late');\n}, 1);\n`,
  );
  await sample.getByRole('tab', {name: 'Console'}).click({timeout: 20_000});
  await expect(sample.locator('.live__output')).toContainText('too late');
  await expect(sample.locator('[data-live-result]')).toBeVisible();
});

test(`a worker is replaced after ${BOOTS - 1} boots`, async ({page, visit}) => {
  test.setTimeout(90_000);
  await visit('playground');
  const runs = async (): Promise<void> => {
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(page.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
  };
  await runs();
  await page.locator('iframe').evaluate((frame) => {
    frame.dataset.first = '';
  });
  for (let boots = 1; boots < BOOTS; boots += 1) {
    expect(await page.locator('iframe[data-first]').count()).toBe(1);
    await page.getByRole('button', {name: 'Reset'}).click();
    await runs();
  }
  await expect(page.locator('iframe[data-first]')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a slow network shows how much has come, and Stop ends the wait', async ({page, visit}) => {
  await visit(SAMPLE_PAGE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 150_000,
    uploadThroughput: 150_000,
  });
  const sample = firstSample(page);
  await sample.getByRole('button', {name: 'Run'}).click();
  const bar = sample.getByRole('progressbar', {name: 'Fetched'});
  await expect(bar).toBeVisible({timeout: 20_000});
  const share = (): Promise<number> => bar.evaluate((element) => (element as HTMLProgressElement).value);
  await expect.poll(share).toBeGreaterThan(0.02);
  const before = await share();
  await expect.poll(share).toBeGreaterThan(before);
  await expect(sample.getByRole('status')).toHaveText('Running');
  await expect(sample.locator('.sample-tabs')).toBeVisible();
  await expect(sample.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
});

test('a browser without workers says so', async ({page, visit}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await visit(SAMPLE_PAGE);
  const sample = firstSample(page);
  await sample.getByRole('button', {name: 'Run'}).click();
  await expect(sample.locator('.live__fault')).toContainText('no workers');
  await expect(sample.locator('.sample-tabs')).toBeVisible();
});

test('a blocked frame is told after some seconds, and the recorded result stays', async ({
  page,
  visit,
  expectFault,
}) => {
  expectFault(/failed request: .*frame/);
  await page.route('**/assets/live/frame*', (route) => route.abort());
  await visit(SAMPLE_PAGE);
  const sample = firstSample(page);
  await sample.getByRole('button', {name: 'Run'}).click();
  await expect(sample.locator('.live__fault')).toContainText('was not let in', {timeout: 20_000});
  await expect(sample.locator('.sample-tabs')).toBeVisible();
});

test('in forced colors and in print a live sample can be read', async ({page, visit}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await visit(SAMPLE_PAGE);
  const sample = await run(page);
  const selected = sample.getByRole('tab', {selected: true}).first();
  await expect(selected).toHaveCSS('border-bottom-style', 'solid');
  const moving = await sample.evaluate(
    (element) =>
      element.getAnimations({subtree: true}).filter(({playState}) => playState === 'running').length,
  );
  expect(moving).toBe(0);
  await page.emulateMedia({media: 'print', forcedColors: 'none'});
  await expect(sample.getByRole('button', {name: 'Run'})).toBeHidden();
  await expect(sample.locator('.live__output').getByRole('tabpanel')).toBeVisible();
});
