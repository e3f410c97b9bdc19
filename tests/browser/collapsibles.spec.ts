import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

test.use({site: 'two-modes'});

/** The documented curve: it grows with the height, ever more slowly. */
const duration = (height: number) => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

async function expand(page: Page, summary: string) {
  const details = page
    .locator('.markdown details')
    .filter({has: page.locator('summary', {hasText: summary})});
  const content = details.locator('> div');
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open');
  await expect(content).toHaveCSS('overflow', 'visible');
  const {height, transition} = await content.evaluate((element: HTMLElement) => {
    // As while it opens: the margins of the text are then part of the height.
    element.style.overflow = 'hidden';
    const {scrollHeight} = element;
    element.style.overflow = 'visible';
    return {height: scrollHeight, transition: element.style.transition};
  });
  return {details, content, height, transition};
}

test('opening takes longer the taller the content is, and closing is animated too', async ({page, visit}) => {
  await visit('docs/collapsibles');
  const short = await expand(page, 'Short');
  const long = await expand(page, 'Long');
  expect(short.transition).toBe(`height ${duration(short.height)}ms ease-in-out`);
  expect(long.transition).toBe(`height ${duration(long.height)}ms ease-in-out`);
  expect(duration(long.height)).toBeGreaterThan(duration(short.height));

  await long.details.locator('summary').click();
  // It stays open while its height shrinks.
  await expect(long.details).toHaveAttribute('open');
  await expect(long.details).toHaveAttribute('data-collapsed', 'true');
  await expect(long.details).not.toHaveAttribute('open');
  await expect(long.content).toBeHidden();
});

test('opening takes a millisecond for readers who prefer reduced motion', async ({page, visit}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit('docs/collapsibles');
  const {transition, details} = await expand(page, 'Long');
  expect(transition).toBe('height 1ms ease-in-out');
  await details.locator('summary').click();
  await expect(details).not.toHaveAttribute('open');
});
