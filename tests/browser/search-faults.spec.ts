// cspell:ignore שלום עולם
import {expect, test} from './fixtures';
import {hits, modal, open, PAGE, QUERY} from './search-helpers';

/** It says that a word stands in a section, and not in which. */
const DAMAGED = JSON.stringify({
  format: 4,
  pages: [],
  levels: '',
  headings: [],
  anchors: [],
  words: '0a',
  prose: {lengths: 'R', gaps: '', counts: ''},
  code: {lengths: 'Q', gaps: '', counts: ''},
});

test.describe('the index', () => {
  const faults: [string, {status?: number; body?: string}][] = [
    ['is missing', {status: 404, body: 'Not found'}],
    ['is cut short', {body: '{"format":4,"origin":"https://exa'}],
    ['is of another build', {body: '{"format":0}'}],
    ['is damaged', {body: DAMAGED}],
    ['is something else', {body: '[]'}],
  ];
  for (const [name, response] of faults) {
    test(`that ${name} is said, and search works again with a good one`, async ({
      page,
      visit,
      expectFault,
    }) => {
      if (response.status === 404) expectFault(/status of 404/);
      await page.route('**/assets/search/index.*', (route) => route.fulfill(response));
      await visit(PAGE);
      await open(page, '/');
      // At once: letter by letter, a late failure could follow the good index.
      await page.locator('.DocSearch-Input').fill(QUERY);
      await expect(page.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
      await expect(page.locator('.DocSearch-Help')).toHaveText(
        'You might want to check your network connection.',
      );
      await page.unroute('**/assets/search/index.*');
      await page.keyboard.press('Backspace');
      await expect(hits(page).first()).toBeVisible();
    });
  }

  test('answers without the text of the pages when that does not come', async ({page, visit}) => {
    await page.route('**/assets/search/text.*', () => undefined);
    await visit(PAGE);
    await open(page, '/');
    await page.keyboard.type(QUERY);
    await expect(hits(page).first()).toBeVisible();
  });
});

const BAD_INPUT = {
  'ten thousand characters': 'install '.repeat(1250),
  'one long word': 'x'.repeat(10_000),
  'regular expression': '(.*+?^${}|[\\]\\b)(?<=a',
  HTML: '<img src=x onerror="document.title=\'injected\'"><mark>install</mark>',
  emoji: '👩‍👩‍👧 🔎 install',
  'right-to-left': '‮שלום עולם\u202c install',
};

test.describe('bad input', () => {
  for (const [name, query] of Object.entries(BAD_INPUT)) {
    test(`${name} has a sensible answer, in the modal and on the page`, async ({page, visit}) => {
      await visit(PAGE);
      await open(page);
      await page.locator('.DocSearch-Input').fill(query);
      await expect(hits(page).first().or(page.locator('.DocSearch-NoResults'))).toBeVisible();
      await visit(`search?q=${encodeURIComponent(query.slice(0, 4000))}`);
      await expect(page.getByText(/documents? found|No results found for/)).toBeVisible();
      expect(await page.evaluate(() => document.title)).not.toBe('injected');
    });
  }

  for (const address of [
    'search?q=install&q=other',
    'search?q=%E0%A4%A',
    'search?q=%',
    'search?q',
    'search?q[]=a',
  ]) {
    test(`${address} opens the search page`, async ({page, visit}) => {
      await visit(address);
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }

  const storages: [string, () => void, RegExp | undefined][] = [
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
      /Docusaurus storage error.*QuotaExceededError/,
    ],
    [
      'is forbidden',
      () => {
        const forbid = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', {get: forbid});
        Object.defineProperty(window, 'sessionStorage', {get: forbid});
      },
      /storage/i,
    ],
  ];
  for (const [name, spoil, fault] of storages) {
    test(`works where storage ${name}`, async ({page, visit, expectFault}) => {
      if (fault) expectFault(fault);
      await page.addInitScript(spoil);
      await visit(PAGE);
      await open(page);
      await page.keyboard.type(QUERY);
      await hits(page).first().click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('article')).toBeVisible();
    });
  }
});
