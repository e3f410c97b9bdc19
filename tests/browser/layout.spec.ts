import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {idle, layoutShift, PHONE, title, WIDE} from './page-helpers';

for (const [name, size] of Object.entries({wide: WIDE, phone: PHONE})) {
  test(`nothing moves while a page loads (${name})`, async ({page, visit}) => {
    await page.setViewportSize(size);
    for (const [address, heading] of [
      ['', 'Nestjs-query'],
      ['docs/faq', 'FAQ'],
    ] as const) {
      await visit(address);
      await expect(title(page, heading)).toBeVisible();
      await idle(page);
      expect(await layoutShift(page), `/${address}`).toBe(0);
    }
  });
}

/** The picture that is shown: how large its smallest text is, and the texts that leave it. */
function picture(page: Page) {
  return page.locator('.diagram svg:visible').evaluate((svg) => {
    const {left, right, width} = svg.getBoundingClientRect();
    const texts = Array.from(svg.querySelectorAll('text'));
    const scale = width / (svg as SVGSVGElement).viewBox.baseVal.width;
    const beyond = texts.filter((text) => {
      const box = text.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    });
    return {
      beyond: beyond.map(({textContent}) => textContent),
      smallest: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)),
    };
  });
}

test('each picture is described, and its text fits and can be read', async ({page, visit}) => {
  for (const address of [
    'docs/concepts/advanced/assemblers',
    'docs/concepts/dtos',
    'docs/graphql/authorizers',
    'docs/graphql/queries/paging',
  ]) {
    await visit(address);
    const image = page.locator('.diagram').getByRole('img');
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAccessibleName(/^[A-Z].{80,}\.$/);
    await expect(page.locator('.diagram figcaption')).toHaveText(/\w{3}/);
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      const {beyond, smallest} = await picture(page);
      expect(beyond, address).toEqual([]);
      expect(smallest, address).toBeGreaterThanOrEqual(12);
    }
  }
});
