import {readFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {violations} from './axe';
import {expect, test} from './fixtures';

const NAME = 'graphql/queries/filtering/combine';

test('a program is chosen, run and reset', async ({page, visit}) => {
  await visit('playground');
  await page.getByRole('combobox', {name: 'Program'}).selectOption('home');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(page.locator('[data-live-result]')).toContainText('"tickets"', {timeout: 30_000});
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(page.locator('[data-live-result]')).toHaveCount(0);
});

test('a shared link brings edits and runs nothing by itself', async ({page, visit, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('playground');
  await expect(page.getByRole('combobox', {name: 'Program'})).toHaveValue(NAME);
  await page.getByRole('tab', {name: 'Code'}).click();
  await page.locator('.live-editor').click();
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// Mine\n');
  await expect(page.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page).toHaveURL(/#live=/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('note')).toContainText('ticket.dto.ts');
  await other.getByRole('tab', {name: 'Code'}).click();
  await expect(other.locator('.live-editor textarea')).toHaveValue(/^\/\/ Mine/);
  await other.waitForTimeout(1500);
  expect(await other.locator('iframe').count()).toBe(0);
  await other.getByRole('button', {name: 'Run'}).click();
  await expect(other.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
});

test('a link that is no program leaves the playground as it is', async ({page, visit}) => {
  await visit('playground#live=<script>injected=1</script>');
  await expect(page.getByRole('combobox', {name: 'Program'})).toHaveValue(NAME);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('events arrive while other operations run', async ({page, visit}) => {
  await visit('playground');
  await page.getByRole('combobox', {name: 'Program'}).selectOption('graphql/subscriptions/events');
  const operation = page.getByRole('combobox', {name: 'Operation'});
  await operation.selectOption('created');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(page.getByText('created: open, 0 events')).toBeVisible({timeout: 30_000});
  await operation.selectOption('create-one');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(page.getByText('"createOneTicket"').first()).toBeVisible();
  await page.getByRole('tab', {name: 'Subscriptions'}).click();
  await expect(page.getByText('created: open, 1 events')).toBeVisible();
});

test('a subscription is closed, and hears no more', async ({page, visit}) => {
  await visit('playground');
  await page.getByRole('combobox', {name: 'Program'}).selectOption('graphql/subscriptions/events');
  const operation = page.getByRole('combobox', {name: 'Operation'});
  await operation.selectOption('created');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(page.getByText('created: open, 0 events')).toBeVisible({timeout: 30_000});
  await page.locator('.live').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText('created: ended, 0 events')).toBeVisible();
  await operation.selectOption('create-one');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(page.getByText('"createOneTicket"').first()).toBeVisible();
  await page.getByRole('tab', {name: 'Subscriptions'}).click();
  await expect(page.getByText('created: ended, 0 events')).toBeVisible();
});

test('the SQL log holds the statements of all operations since the start', async ({page, visit}) => {
  await visit('playground');
  const operation = page.getByRole('combobox', {name: 'Operation'});
  for (const name of ['several-fields', 'between']) {
    await operation.selectOption(name);
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(page.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
  }
  await page.getByRole('tab', {name: 'SQL log'}).click();
  await expect(page.locator('.live__output')).toContainText(
    /-- several-fields\s+SELECT[^]*-- between\s+SELECT/,
  );
});

test('users of the program are chosen from a menu', async ({page, visit}) => {
  await visit('playground');
  await page.getByRole('combobox', {name: 'Program'}).selectOption('graphql/authorization/owner');
  await page.getByRole('combobox', {name: 'Operation'}).selectOption('own-projects');
  await page.getByRole('tab', {name: 'User'}).click();
  const menu = page.getByRole('combobox', {name: 'Send as'});
  const user = page.getByRole('textbox', {name: 'User'});
  const names = await menu.locator('option').allTextContents();
  expect(names[0]).toBe('nobody');
  expect(names.length).toBeGreaterThan(2);
  const results = new Set<string>();
  for (const label of names.slice(1)) {
    await menu.selectOption({label});
    await expect(user).toContainText(/\d/);
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(page.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
    results.add(await page.locator('.live__output').getByRole('tabpanel').innerText());
  }
  expect(results.size).toBeGreaterThan(1);
});

test('a download holds the program, what it needs and how to start it', async ({page, visit}) => {
  await visit('playground');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  const file = await (await download).path();
  const names = Object.keys(unzipSync(readFileSync(file)));
  expect(names).toEqual(
    expect.arrayContaining([
      'package.json',
      'tsconfig.json',
      'README.md',
      'start.ts',
      '_harness/boot.ts',
      `${NAME}/program.ts`,
      `${NAME}/ticket.dto.ts`,
    ]),
  );
});

for (const width of [1440, 390]) {
  test(`axe finds nothing in the playground, ${width} pixels wide`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 900});
    await visit('playground');
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(page.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', {name: 'Code'}).click();
    await page.locator('.live-editor').click();
    await expect(page.locator('.cm-content')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
