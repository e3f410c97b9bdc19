import {expect, test} from './fixtures';
import {expectNoShift, idle, PHONE, title, WIDE} from './page-helpers';

for (const [name, size] of Object.entries({wide: WIDE, phone: PHONE})) {
  test(`nothing moves while a page loads (${name})`, async ({page, visit}) => {
    await page.setViewportSize(size);
    for (const [address, heading] of [
      ['', 'Nestjs-query'],
      ['docs/faq', 'FAQ'],
      ['docs/guides/production#leaks', 'Before you go to production'],
    ] as const) {
      await visit(address);
      await expect(title(page, heading)).toBeVisible();
      await idle(page);
      await expectNoShift(page);
    }
  });
}
