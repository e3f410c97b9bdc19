import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {visitFirst} from './first-visit';
import {holdScripts} from './page-helpers';
import {MAIN_BUILD, originOf} from './sites';

function block(page: Page, text: string): Locator {
  return page.locator('.code-block').filter({hasText: text});
}

function copyButton(code: Locator): Locator {
  return code.getByRole('button', {name: 'Copy code to clipboard'});
}

function wrapButton(code: Locator): Locator {
  return code.getByRole('button', {name: 'Toggle word wrap', includeHidden: true});
}

test('no script that a page fetches carries a highlighter', async ({page, site}) => {
  const {fetched} = await visitFirst(page, originOf(site), 'docs/graphql/queries/filtering');
  const scripts = fetched.map(({file}) => file).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  // That of live samples comes with their first run.
  const faulty = scripts.filter((file) =>
    /lookbehind:|insertBefore\(\s*["']\w+["']|token-line|hooks\.run/.test(
      readFileSync(path.join(MAIN_BUILD, file), 'utf8'),
    ),
  );
  expect(faulty).toEqual([]);
});

test('hydration leaves code alone', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('docs/introduction/example', {waitUntil: 'commit'});
  await page.getByRole('contentinfo').waitFor();
  const before = await page.evaluate(() => {
    const blocks = Array.from(document.querySelectorAll('.code-block'));
    // Blocks in tabs too: the theme's own tabs would be mounted a second time.
    Object.assign(window, {blocks});
    return {count: blocks.length, nodes: blocks.map((one) => one.querySelectorAll('*').length)};
  });
  expect(before.count).toBeGreaterThan(5);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForTimeout(500);
  const after = await page.evaluate(() => {
    const {blocks} = window as unknown as {blocks: Element[]};
    const now = Array.from(document.querySelectorAll('.code-block'));
    return {
      nodes: now.map((one) => one.querySelectorAll('*').length),
      same: now.filter((one, index) => one === blocks[index]).length,
    };
  });
  expect(after.nodes).toEqual(before.nodes);
  expect(after.same).toBe(before.count);
});

test('tabs of a sample are chosen by mouse and by keyboard', async ({page, visit}) => {
  await visit('docs/introduction/example');
  const tabs = page.locator('.tabs-container').first();
  const panel = tabs.getByRole('tabpanel');
  await expect(panel).toContainText('mutation');
  await tabs.getByRole('tab', {name: 'Response'}).click();
  await expect(panel).toContainText('"data"');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.getByRole('tab', {name: 'Mutation'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('mutation');
});

test.describe('a block', () => {
  test.use({site: 'two-modes', permissions: ['clipboard-read', 'clipboard-write']});

  const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  test('is copied as code, without the numbers of its lines', async ({page, visit}) => {
    await visit('docs/code');
    const code = block(page, 'first');
    await code.hover();
    await copyButton(code).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe('const first = 1;\nconst second = `a ${first} b`; // <b> & "c"');
    await expect(page.getByRole('status')).toHaveText('', {timeout: 2000});
  });

  test('of a shell session is copied without prompts and output', async ({page, visit}) => {
    await visit('docs/code');
    const code = block(page, 'npm run examples');
    await code.hover();
    await copyButton(code).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe('npm run examples -- \\\n  --update introduction/example\nnpm start');
  });

  test('is selected where the clipboard is refused', async ({page, visit}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await visit('docs/code');
    const code = block(page, 'short');
    await code.hover();
    await copyButton(code).click();
    await expect(page.getByRole('status')).toHaveText('Selected, ready to copy');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('short');
  });

  test('can be wrapped where a line is too long, and only there', async ({page, visit}) => {
    await visit('docs/code');
    const short = block(page, 'short');
    await short.hover();
    await expect(copyButton(short)).toBeVisible();
    await expect(wrapButton(short)).toBeHidden();

    const long = block(page, 'long');
    await long.hover();
    const overflow = () =>
      long.locator('pre').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'false');
    await wrapButton(long).click();
    await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(0);
    await wrapButton(long).click();
    expect(await overflow()).toBeGreaterThan(0);
  });

  test('is reached by keyboard, and shows its buttons then', async ({page, visit}) => {
    await visit('docs/code');
    const long = block(page, 'long');
    await expect(copyButton(long)).toHaveCSS('opacity', '0');
    await long.locator('pre').focus();
    await expect(copyButton(long)).toHaveCSS('opacity', '1');
    await expect(wrapButton(long)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(wrapButton(long)).toBeFocused();
  });

  test('marks lines by more than color', async ({page, visit}) => {
    await visit('docs/code');
    const line = block(page, 'first').locator('.hl');
    await expect(line).toHaveText('const second = `a ${first} b`; // <b> & "c"');
    await expect(line).toHaveCSS('border-left-width', '3px');
    const numbers = await block(page, 'first')
      .locator('.ln')
      .evaluateAll((lines) => lines.map((one) => getComputedStyle(one, '::before').content));
    expect(numbers).toEqual(['counter(line)', 'counter(line)']);
    await expect(block(page, 'fresh').locator('code')).toHaveText('-const old = 1;\n+const fresh = 2;');
  });
});

test.describe('without scripts', () => {
  test.use({site: 'two-modes', javaScriptEnabled: false});

  test('code is there and buttons are not', async ({page, visit}) => {
    await visit('docs/code');
    await expect(block(page, 'short')).toBeVisible();
    await expect(copyButton(block(page, 'short'))).toBeHidden();
    await expect(block(page, '"data"')).toBeVisible();
  });
});
