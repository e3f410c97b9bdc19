import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {idle, title, WIDE} from './page-helpers';
import {ROOT} from './sites';
import {TAGLINE} from './specification';

const recorded = (file: string) =>
  readFileSync(path.join(ROOT, 'examples/home/recorded', file), 'utf8').trim();

/** Top and bottom of an element, in pixels of the page. */
async function extent(page: Page, selector: string): Promise<{top: number; bottom: number}> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      return {top: top + scrollY, bottom: bottom + scrollY};
    });
}

test.beforeEach(async ({page, visit}) => {
  await page.setViewportSize(WIDE);
  await visit('');
});

test('the first screen says what it is and shows it', async ({page}) => {
  await expect(title(page, 'Nestjs-query')).toBeInViewport();
  await expect(page.getByText(TAGLINE)).toBeInViewport();
  await expect(page.getByRole('heading', {name: 'What you write'})).toBeInViewport();
  await expect(page.getByRole('tab', {name: 'Query'})).toBeInViewport();
});

test('the command to install is copied whole', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const install = page.locator('.code-block', {hasText: 'npm install'});
  await install.getByRole('button', {name: 'Copy'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^npm install @ptc-org\/nestjs-query-core@[^]+ sql\.js@1$/);
});

test('the class and the tabs beside it end on one line, whichever is chosen', async ({page}) => {
  const next = await extent(page, '#one-class');
  for (const name of ['Query', 'Response', 'SQL']) {
    await page.getByRole('tab', {name}).click();
    const written = await extent(page, '.code-block.language-ts');
    const shown = await extent(page, '.tab-panels');
    expect(Math.abs(written.bottom - shown.bottom), name).toBeLessThanOrEqual(1);
    expect(await extent(page, '#one-class'), name).toEqual(next);
  }
  await expect(page.getByRole('tabpanel')).toHaveText(recorded('urgent-tickets.sql'));
});

test('the sample runs in its place, and asks for nothing before', async ({page}) => {
  const next = await extent(page, '#one-class');
  await idle(page);
  const files = () => performance.getEntriesByType('resource').map(({name}) => name);
  expect((await page.evaluate(files)).filter((name) => name.includes('/assets/live/'))).toEqual([]);
  await page.getByRole('button', {name: 'Run'}).click();
  const result = page.locator('[data-live-result]:visible');
  await expect(result.locator('pre')).toHaveText(recorded('urgent-tickets.json'), {timeout: 30_000});
  expect(await extent(page, '#one-class')).toEqual(next);
});
