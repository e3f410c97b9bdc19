import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {storedBy, traces} from './stored';

async function openSearch(page: Page): Promise<void> {
  const field = page.locator('.DocSearch-Input');
  // The keys that open it would close it.
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
}

// That no test violates the policy or causes a cookie, a request to another site or an unlisted key, on any page, is seen by the fixtures.
test('what is listed as stored is stored', async ({page, context, visit, site}) => {
  await visit('docs/persistence/services');
  await page.getByRole('tab', {name: 'Sequelize'}).first().click();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await page.locator('.navbar .dropdown', {hasText: 'Next'}).hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name: 'Next'}).click();
  await openSearch(page);
  await page.keyboard.type('paging');
  await page.locator('.DocSearch-Hit a').first().click();
  await page.waitForURL(/paging/);
  expect((await traces(context)).stored.sort()).toEqual(Object.keys(storedBy(site)).sort());
});

/** What a reader's browser must never run: it would set `window.injected`. */
const SCRIPTS = [
  '<script>injected = 1</script>',
  '<img src="/nestjs-query/img/logo.svg" alt="" onload="injected = 1">',
  '<script src="https://example.org/injected.js"></script>',
  '<script src="data:text/javascript,injected = 1"></script>',
];

/** Serves a page with HTML that an attacker would have brought into it, outside of what React manages. */
async function inject(page: Page, path: string, html: string): Promise<void> {
  await page.route(`**/${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${html}$&`);
    expect(body).toContain(html);
    await route.fulfill({response, body});
  });
}

/** The directives that a page violates from now on. */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {violations: seen});
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
  });
  return () => page.evaluate(() => (window as unknown as {violations: string[]}).violations);
}

test.describe('the policy', () => {
  test('stops scripts however they come', async ({page, expectFault}) => {
    expectFault(/console error: .*Content Security Policy directive:? '?"?script-src/);
    expectFault(/^(foreign|failed) request: https:\/\/example\.org\/injected\.js/);
    await inject(page, 'docs/faq', SCRIPTS.join(''));
    const violated = await violations(page);
    await page.goto('docs/faq');
    await expect
      .poll(async () => (await violated()).sort())
      .toEqual(['script-src-attr', ...Array(3).fill('script-src-elem')]);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

  test('stops a style, a base and a request to another site', async ({page, expectFault}) => {
    expectFault(/Content Security Policy directive 'style-src-attr/);
    expectFault(/console error: .*base-uri/);
    expectFault(/console error: .*connect.*Content Security Policy/i);
    await inject(page, 'docs/faq', '<base href="/elsewhere/"><p id="injected" style="position: fixed">x</p>');
    await page.goto('docs/faq');
    expect(await page.evaluate(() => document.baseURI)).toMatch(/docs\/faq$/);
    await expect(page.locator('#injected')).toHaveCSS('position', 'static');
    const request = page.evaluate(() => fetch('https://example.org/').catch((error: Error) => error.name));
    expect(await request).toBe('TypeError');
  });
});
