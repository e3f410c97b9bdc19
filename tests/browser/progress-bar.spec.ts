import {expect, test} from './fixtures';
import {holdScripts} from './page-helpers';

test.use({site: 'two-modes'});

test('a slow navigation shows the bar after 200 ms, from 8 percent on, growing by at most 2', async ({
  page,
  visit,
}) => {
  // A reader who saves data has no page fetched ahead, so that the navigation must wait for it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.clock.install();
  await visit('docs/headings');
  const release = await holdScripts(page);
  const bar = page.locator('#nprogress .bar');
  const progress = async () => {
    const style = await bar.getAttribute('style');
    const left = /translate3d\((-?[\d.]+)%/.exec(style ?? '')?.[1];
    return Math.round((1 - Number(left) / -100) * 1e6) / 1e6;
  };

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.menu').getByRole('link', {name: 'Long'}).click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  expect(await progress()).toBe(0.08);
  await expect(bar).toHaveCSS('transition', /0\.2s/);

  await page.clock.runFor(799);
  expect(await progress()).toBe(0.08);
  await page.clock.runFor(1);
  const next = await progress();
  expect(next).toBeGreaterThan(0.08);
  expect(next).toBeLessThanOrEqual(0.1);

  release();
  await expect(page.getByRole('heading', {level: 1, name: 'Long'})).toBeVisible();
  await page.clock.resume();
  await expect(bar).toHaveCount(0);
});

test('a navigation that ends within 200 ms shows no bar', async ({page, visit}) => {
  await page.clock.install();
  await visit('docs/headings');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.menu').getByRole('link', {name: 'Long'}).click();
  await page.clock.runFor(199);
  await expect(page.getByRole('heading', {level: 1, name: 'Long'})).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
