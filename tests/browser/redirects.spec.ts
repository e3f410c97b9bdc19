import {MOVED} from '../../plugins/redirects/moved';
import {expect, test} from './fixtures';
import {BASE_URL} from './sites';

for (const {from, to} of MOVED) {
  test(`${from} leads to its page, with and without a slash`, async ({request}) => {
    for (const address of [from.slice(1), `${from.slice(1)}/`]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(await response.text()).toContain(`content="0; url=${BASE_URL}${to.slice(1)}"`);
    }
    expect((await request.get(to.slice(1), {maxRedirects: 0})).status()).toBe(200);
  });
}

test('a moved address keeps its heading', async ({page}) => {
  await page.goto('docs/migration-guides/v2.x.x-to-v3.x.x#relation-decorators');
  await page.waitForURL((url) => url.pathname === `${BASE_URL}docs/migration-guides/v2-to-v3`);
  expect(new URL(page.url()).hash).toBe('#relation-decorators');
  await expect(page.locator('#relation-decorators')).toBeInViewport();
});
