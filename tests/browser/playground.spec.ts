import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {violations} from './axe';
import {expect, test} from './fixtures';

const NAME = 'graphql/queries/filtering/combine';

/** Chooses an operation of the program, and runs it. */
async function runOperation(page: Page, operation: string): Promise<void> {
  await page.getByRole('combobox', {name: 'Operation'}).selectOption(operation);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
}

for (const width of [1440, 390]) {
  test(`operations of a program run, and axe finds nothing, ${width} pixels wide`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 900});
    await visit('playground');
    await expect(page.getByRole('combobox', {name: 'Program'})).toHaveValue(NAME);
    for (const operation of ['several-fields', 'between']) {
      await runOperation(page, operation);
      await expect(page.locator('[data-live-result]')).toContainText('"tickets"', {timeout: 30_000});
    }
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(page.locator('[data-live-result]')).toHaveCount(0);
  });
}

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
  await page.getByRole('combobox', {name: 'Program'}).selectOption('graphql/subscriptions/events');
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

test('users of the program are chosen from a menu', async ({page, visit}) => {
  await visit('playground');
  await page.getByRole('combobox', {name: 'Program'}).selectOption('graphql/authorization/owner');
  await page.getByRole('combobox', {name: 'Operation'}).selectOption('own-projects');
  await page.getByRole('tab', {name: 'User'}).click();
  const menu = page.getByRole('combobox', {name: 'Send as'});
  const names = await menu.locator('option').allTextContents();
  const results = new Set<string>();
  for (const label of names) {
    await menu.selectOption({label});
    await page.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(page.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
    results.add(await page.locator('.live__output').getByRole('tabpanel').innerText());
  }
  expect(names[0]).toBe('nobody');
  expect(results.size).toBeGreaterThan(1);
});

test('a download holds the program, what it needs and how to start it', async ({page, visit}) => {
  await visit('playground');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  const names = Object.keys(unzipSync(readFileSync(await (await download).path())));
  const needed = ['package.json', 'tsconfig.json', 'README.md', 'start.ts', '_harness/boot.ts'];
  expect(names).toEqual(expect.arrayContaining([...needed, `${NAME}/program.ts`]));
});
