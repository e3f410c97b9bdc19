// cspell:ignore STANDIN askai
import type {Page} from '@playwright/test';
import {AlgoliaStandIn} from './algolia-stand-in';
import {expect, test} from './fixtures';
import {originOf} from './sites';
import {storedBy, traces} from './stored';

/*
 * The theme's own search bar with the modal of DocSearch, as they are. What they do otherwise than the specification
 * says, README.md names; what they ask of the policy, it refuses.
 */
test.use({site: 'assistant'});

let service: AlgoliaStandIn;
test.beforeEach(async ({context, visit, page, expectFault}) => {
  expectFault(/foreign request: https:\/\/STANDIN/i);
  expectFault(/console error: .*style-src/);
  expectFault(/console error: .*script-src/);
  // What the service answers holds markup, and the modal of DocSearch sets it as HTML: an image that is not there.
  expectFault(/status of 404/);
  service = new AlgoliaStandIn(originOf('assistant'));
  await service.install(context);
  await visit('docs/headings');
  // The theme's button says its keys in words, ours prints them.
  await expect(page.locator('.DocSearch-Button')).toHaveAccessibleName(/Control\+k/i);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

async function ask(page: Page): Promise<void> {
  await page.keyboard.type('how do I page?');
  await page.locator('.DocSearch-AskAi-Section .DocSearch-Hit').first().click();
  await expect(page.getByText('Use the paging argument.')).toBeVisible();
}

const ASSISTANT = /foreign request: https:\/\/askai\.algolia\.com/;

test('the AI mode is offered, asks the assistant and shows its disclaimer', async ({page, expectFault}) => {
  expectFault(ASSISTANT);
  await ask(page);
  const disclaimer = 'Answers are generated with AI which can make mistakes. Verify responses.';
  await expect(page.getByText(disclaimer)).toBeVisible();
  expect(JSON.stringify(service.questions)).toContain('how do I page?');
});

test('hits are shown, and lead to their pages', async ({page}) => {
  await page.keyboard.type('paging');
  const hit = page.locator('.DocSearch-Hit', {has: page.locator('a[href]')}).nth(1);
  await hit.click();
  await expect(page).toHaveURL(/docs\/headings#result-1$/);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  // The policy keeps what the markup would run from running.
  await expect(page).not.toHaveTitle(/injected/);
});

test('what the assistant stores is listed', async ({page, context, site, expectFault}) => {
  expectFault(ASSISTANT);
  await ask(page);
  const {stored} = await traces(context);
  expect(stored).toContain('__DOCSEARCH_ASKAI_CONVERSATIONS__');
  expect(stored.filter((name) => !(name in storedBy(site)))).toEqual([]);
});
