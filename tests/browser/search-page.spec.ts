// cspell:ignore zzqqxxyy chloe
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';
import {store} from './page-helpers';
import {hold, open, PAGE, QUERY} from './search-helpers';
import {ROOT} from './sites';

test.describe('the search page', () => {
  const results = 'main article';

  test(
    'has all results of the dialog, 15 first and more at the end',
    {tag: '@core'},
    async ({page, visit}) => {
      await visit(PAGE);
      await open(page);
      await page.keyboard.type(QUERY);
      const all = page.locator('.DocSearch-HitsFooter a');
      await expect(all).toHaveText(/See all \d+ results/);
      const total = Number(/\d+/.exec(await all.innerText())?.[0]);
      await all.click();
      await expect(page).toHaveURL(/\/search\?q=install$/);
      await expect(page.getByText(`${total} documents found`)).toBeVisible();
      await expect(page.locator(results)).toHaveCount(15);
      await page.mouse.wheel(0, 20_000);
      await expect(page.locator(results)).toHaveCount(Math.min(30, total));
      const link = page.locator(`${results} a`).first();
      const href = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    },
  );

  test('reads and writes the query in its address, and takes any for text', async ({page, visit}) => {
    const query = '<img src=x onerror="document.title=\'injected\'"><mark>install</mark>';
    await visit(`search?q=${encodeURIComponent(query)}`);
    const field = page.getByRole('searchbox');
    await expect(field).toHaveValue(query);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for "${query}"`);
    await expect(page.locator(`${results} mark`).first()).toBeVisible();
    await expect(page).not.toHaveTitle('injected');
    await field.fill('a/b');
    await expect(page).toHaveURL(/\/search\?q=a%2Fb$/);
    await field.fill('');
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.locator(results)).toHaveCount(0);
    await visit('search?q=%E0%A4%A');
    await expect(field).toBeVisible();
  });

  test('spins, says that search fails, and tries again when asked', async ({page, visit, expectFault}) => {
    expectFault(/status of 503/);
    const {held, release} = hold();
    await page.route('**/assets/search/index.json', async (route) => {
      await held;
      await route.fulfill({status: 503});
    });
    await visit('search?q=graphql');
    await expect(page.getByLabel('Searching')).toBeVisible();
    release();
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(page.getByLabel('Searching')).toHaveCount(0);
    await page.unroute('**/assets/search/index.json');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator(results).first()).toBeVisible();
  });

  test('finds and marks a word with and without its accents', async ({page, visit}) => {
    for (const query of ['chloe', 'Chloe\u0301']) {
      await visit(`search?q=${encodeURIComponent(query)}`);
      await expect(page.locator(`${results} mark`, {hasText: /^Chloé$/}).first()).toBeVisible();
    }
  });

  test('puts the pages of the chosen ORM before those of others', async ({page, visit}) => {
    await visit('search');
    for (const orm of ['typegoose', 'sequelize']) {
      await store(page, 'docusaurus.tab.orm', orm);
      await visit('search?q=serialization');
      await expect(page.locator(`${results} a`).first()).toHaveAttribute('href', new RegExp(`/${orm}/`));
    }
  });

  test('says that nothing was found, and is not for search engines', async ({page, visit}) => {
    // What turns the direction of writing would turn the words of the page, too.
    await visit('search?q=%E2%80%AEzzqqxxyy');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "zzqqxxyy"');
    await expect(page.locator('main')).toContainText('No results found for "zzqqxxyy"');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('html')).not.toContainText(/Powered by|Algolia/);
    await page.locator('main').getByRole('button', {name: 'Paging'}).click();
    await expect(page.locator(results).first()).toBeVisible();
  });
});

test.describe('the pages of errors', () => {
  /** A file that a program recorded, as it would stand in a terminal; the id of the entry that owns its error. */
  const RECORDED = {
    'graphql/authorization/owner/recorded/foreign-project.json': 'unable-to-find--with-id',
    'common-errors/query-errors/recorded/filter-by-renamed-relation.json': 'unknown-operator',
    'graphql/queries/paging/limits/recorded/first-over-maximum.json': 'field-paging-max-allowed-value-is',
    'common-errors/start-errors/recorded/injected-service.txt':
      'nest-cant-resolve-dependencies-of-the---please-make-sure-that-the-argument-queryservice-at-index-0-is-available',
    'graphql/aggregations/tickets/recorded/relation-over-relation.json': 'no-such-column',
    'persistence/adapter-reference/composite-key/recorded/by-id.txt': 'cannot-use-given-entity-id',
  };

  test('find the entry of a line that is pasted, or lead to the search', async ({page, visit}) => {
    await visit('docs/errors');
    const finder = page.getByRole('search', {name: 'Errors'});
    const field = finder.getByRole('searchbox', {name: 'Paste a line of your terminal or response'});
    const found = finder.getByRole('status').getByRole('link');
    for (const [file, id] of Object.entries(RECORDED)) {
      const recorded = readFileSync(path.join(ROOT, 'examples', file), 'utf8');
      await field.fill(`[Nest] 42  - ERROR [ExceptionsHandler] ${recorded.replace(/\s+/g, ' ')}`);
      await expect(found.first(), file).toHaveAttribute('href', new RegExp(`#${id}$`));
    }
    // What is closest is explained in place, without the dots of a text that ends with what varies.
    await field.fill('Unable to create filter comparison for {"kind":"enum"}.');
    await expect(found.first()).toHaveText('Unable to create filter comparison for …');
    await expect(finder.getByRole('status')).toContainText('Register the enum above the class that uses it');
    await field.fill("Nest can't resolve dependencies of the TicketQueryService (?).");
    await expect(finder.getByRole('status')).toContainText('but these begin with them');
    await expect(found.first()).toContainText("Nest can't resolve dependencies of the");
    await field.fill('zzqqxxyy 7');
    await expect(finder.getByRole('status')).toContainText('No entry has these words.');
    await expect(found).toHaveAttribute('href', /\/search\?q=zzqqxxyy%207$/);
    // One stands on this page, the other on the next.
    for (const [line, id] of [
      ['Invalid cursor', 'invalid-cursor'],
      ['SQLITE_ERROR: no such column: TicketDTO.x', 'no-such-column'],
    ] as const) {
      await field.fill(line);
      await expect(found).toHaveCount(1);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });
});
