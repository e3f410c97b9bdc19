import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';
import {write} from './live-helpers';
import {idle, PHONE, title, WIDE} from './page-helpers';
import {ROOT} from './sites';
import {TAGLINE} from './specification';

const recorded = (file: string) =>
  readFileSync(path.join(ROOT, 'examples/home/recorded', file), 'utf8').trim();

test.beforeEach(async ({page, visit}) => {
  await page.setViewportSize(WIDE);
  await visit('');
});

test('the first screen says what it is and shows it', async ({page}) => {
  await expect(title(page, 'Nestjs-query')).toBeInViewport();
  await expect(page.getByText(TAGLINE)).toBeInViewport();
  await expect(page.getByRole('heading', {name: 'the class behind it'})).toBeInViewport();
  await expect(page.getByRole('group', {name: 'Query'})).toBeInViewport();
  await expect(page.getByRole('tab', {name: 'Response'})).toBeInViewport();
});

test('the first screen of a phone has the query, Run and the response', async ({page}) => {
  await page.setViewportSize(PHONE);
  const sample = page.locator('.sample').first();
  for (const part of ['.live-run', '[data-panel=query]', '[data-panel=response]']) {
    await expect(sample.locator(part).first()).toBeInViewport({ratio: part === '.live-run' ? 1 : 0.2});
  }
});

test('the sample runs in its place, and asks for nothing before', async ({page}) => {
  const below = () => page.locator('#one-class').evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const next = await below();
  await idle(page);
  const files = () => performance.getEntriesByType('resource').map(({name}) => name);
  expect((await page.evaluate(files)).filter((name) => name.includes('/assets/live/'))).toEqual([]);
  await page.getByRole('button', {name: 'Run'}).click();
  const result = page.locator('[data-live-result]:visible');
  await expect(result.locator('pre')).toHaveText(recorded('urgent-tickets.json'), {timeout: 30_000});
  expect(await below()).toBe(next);

  const written = page.getByRole('group', {name: 'Code'});
  const line = () =>
    written
      .locator('.callout, [data-number]')
      .nth(3)
      .evaluate((one) => one.getBoundingClientRect().top);
  await written.locator('pre').last().scrollIntoViewIfNeeded();
  const at = await line();
  await written.locator('pre').last().click();
  await expect(written.locator('.cm-content')).toBeFocused();
  await expect
    .poll(async () => Math.abs((await line()) - at), 'the line that is edited moves')
    .toBeLessThan(1);
  expect(await below()).toBe(next);
  const source = readFileSync(path.join(ROOT, 'examples/home/ticket.dto.ts'), 'utf8');
  await write(written, source.replace('priority!', 'rank!'));
  await page.getByRole('tab', {name: 'Schema'}).click();
  await expect(page.locator('[data-live-result]:visible')).toContainText('rank: Int!', {timeout: 30_000});
});
