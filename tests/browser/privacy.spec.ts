import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

// That no test violates the policy or causes a cookie, a request to another site or an unlisted key, on any page, is seen by the fixtures.

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

test.describe('the policy', () => {
  test('stops scripts however they come', async ({page, expectFault}) => {
    expectFault(/console error: .*Content Security Policy directive:? '?"?script-src/);
    expectFault(/^(foreign|failed) request: https:\/\/example\.org\/injected\.js/);
    await inject(page, 'docs/faq', SCRIPTS.join(''));
    await page.addInitScript(() => {
      const violated: string[] = [];
      Object.assign(window, {violated});
      document.addEventListener('securitypolicyviolation', (event) =>
        violated.push(event.effectiveDirective),
      );
    });
    await page.goto('docs/faq');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {violated: string[]}).violated.sort()))
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
