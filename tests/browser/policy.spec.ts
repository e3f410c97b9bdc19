import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {hits, open, PAGE, QUERY} from './search-helpers';

/** What a reader's browser must never run; each would set `window.injected`. */
const INJECTED = {
  'an inline script': '<script>injected = 1</script>',
  'an event handler': '<img src="/nestjs-query/img/logo.svg" alt="" onload="injected = 1">',
  'a script of another site': '<script src="https://example.org/injected.js"></script>',
  'a script in a data address': '<script src="data:text/javascript,injected = 1"></script>',
};

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

for (const [what, html] of Object.entries(INJECTED)) {
  test(`the policy stops ${what}`, async ({page, expectFault}) => {
    expectFault(/console error: .*Content Security Policy directive:? '?"?script-src/);
    if (html.includes('https:'))
      expectFault(/^(foreign|failed) request: https:\/\/example\.org\/injected\.js/);
    await inject(page, 'docs/faq', html);
    const violated = await violations(page);
    await page.goto('docs/faq');
    await expect.poll(violated).toContainEqual(expect.stringMatching(/^script-src/));
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
}

test('the policy stops an injected style and an injected base', async ({page, expectFault}) => {
  expectFault(/Content Security Policy directive 'style-src-attr/);
  expectFault(/console error: .*base-uri/);
  await inject(page, 'docs/faq', '<base href="/elsewhere/"><p id="injected" style="position: fixed">x</p>');
  await page.goto('docs/faq');
  expect(await page.evaluate(() => document.baseURI)).toMatch(/docs\/faq$/);
  await expect(page.locator('#injected')).toHaveCSS('position', 'static');
});

test('the policy stops a request to another site', async ({page, visit, expectFault}) => {
  expectFault(/console error: .*connect.*Content Security Policy/i);
  await visit('docs/faq');
  const failure = await page.evaluate(() =>
    fetch('https://example.org/').catch((error: Error) => error.name),
  );
  expect(failure).toBe('TypeError');
});

test('a redirect has a policy that lets its own script run', async ({page}) => {
  const violated = await violations(page);
  await page.goto('docs/faq/?a=1#faq');
  await expect(page).toHaveURL(/docs\/faq\?a=1#faq$/);
  expect(await violated()).toEqual([]);
});

test('data for search engines needs no hash', async ({page, visit}) => {
  const violated = await violations(page);
  await visit('docs/graphql/queries/paging');
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
  expect(await violated()).toEqual([]);
});

test('the search violates no policy', async ({page, visit}) => {
  const violated = await violations(page);
  await visit(PAGE);
  await open(page);
  await page.locator('.DocSearch-Input').fill(QUERY);
  await expect(hits(page).first()).toBeVisible();
  expect(await violated()).toEqual([]);
});
