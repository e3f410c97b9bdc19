import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page} from '@playwright/test';
import {violations} from './axe';
import {expect, test} from './fixtures';
import {WIDE} from './page-helpers';
import {DTO, folder, PACKAGE, RESOLVERS, scanInFrame} from './your-code-helpers';

const ADDRESS = 'docs/migration-guides/your-code';

test.use({permissions: ['clipboard-read', 'clipboard-write'], viewport: WIDE});

const status = (page: Page) => page.locator('.your-code__status');
const result = (page: Page) => page.locator('.your-code__result');
const input = (page: Page) => page.getByLabel('Choose the folder of your project');

/** A change or a danger of the list, by words of its line. */
const item = (page: Page, text: string) =>
  page.locator('.your-code__item').filter({has: page.locator('summary', {hasText: text})});

/** Opens it, or closes it again. */
const toggle = (one: Locator) => one.locator('summary').first().click();

test('an upgrade is listed without a folder, by its address, and keeps its ticks', async ({page, visit}) => {
  await visit(`${ADDRESS}?view=upgrade&from=8.0.3&to=9.5.0&orm=typeorm`);
  const week = page.getByRole('checkbox', {name: /^Done: .*week/i});
  await week.check();
  await expect(page.getByText(/Not found in your code/)).toHaveCount(0);
  await page.reload();
  await expect(week).toBeChecked();
  await page.getByLabel('From', {exact: true}).selectOption('9.5.0');
  await expect(page.getByText('0 changes')).toBeVisible();
  await expect(page).toHaveURL(/from=9\.5\.0/);
});

test('the list of production has the ticks of the check, and the dangers of one ORM', async ({
  page,
  visit,
}) => {
  await visit('docs/guides/production');
  const pipe = page.getByRole('checkbox', {name: 'Done: Set a global ValidationPipe'});
  const joined = page.getByRole('row').filter({hasText: 'enableLookAhead'});
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  await pipe.check();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  await expect(page.getByRole('row').filter({hasText: 'calls a query service'})).toBeVisible();
  await expect(joined).toBeHidden();
  await page.getByRole('link', {name: 'Data leaks', exact: true}).first().click();
  await expect(joined).toBeVisible();
  await page.getByLabel('Your ORM').selectOption('Sequelize');
  await expect(joined).toBeHidden();
  await page.reload();
  await expect(pipe).toBeChecked();
  // From outside, the list is as the server wrote it.
  await page.getByRole('link', {name: 'Data leaks', exact: true}).first().click();
  await expect(page.getByRole('row').filter({hasText: 'calls a query service'})).toBeVisible();
  await expect(joined).toBeHidden();
  await page.getByLabel('Your ORM').selectOption('any');
  await expect(joined).toBeVisible();
  await visit(`${ADDRESS}?view=check`);
  await expect(
    page.getByRole('checkbox', {name: 'Done: Set a global ValidationPipe', includeHidden: true}),
  ).toBeChecked();
});

test('an address of the wrong shape is as if it was not there', async ({page, visit}) => {
  await visit(`${ADDRESS}?from=<b>&to=99&orm=oracle&view=none`);
  await expect(page.getByLabel('To', {exact: true})).toHaveValue('9.5.0');
  await expect(page.getByLabel('Your ORM')).toHaveValue('');
});

test('a folder says what of an upgrade and which dangers concern it, and where', async ({
  page,
  visit,
}, info) => {
  await visit(ADDRESS);
  const files = {'package.json': PACKAGE, 'src/ticket.module.ts': RESOLVERS, 'src/ticket.dto.ts': DTO};
  await input(page).setInputFiles(
    folder(info, {
      ...files,
      'src/logo.ts': Buffer.from([0, 1, 2]),
      'src/seeds.ts': 'x'.repeat(20_000_000),
      'node_modules/x/index.ts': DTO,
    }),
  );
  await expect(result(page)).toHaveText('Found in your code: 1 danger and 1 change');
  await expect(result(page)).toBeFocused();
  await expect(status(page)).toContainText('Searched 3 of 6 files');
  await expect(page.getByLabel('From', {exact: true})).toHaveValue('8.0.3');
  await expect(page.getByLabel('Your ORM')).toHaveValue('typeorm');
  const change = item(page, 'Await modules');
  await expect(change).toContainText('1 place');
  await expect(change).toContainText('src/ticket.module.ts');
  await expect(change.getByText('Line 3')).toBeInViewport();
  await page.getByText('What was not searched').click();
  await expect(status(page)).toContainText('src/seeds.ts: left out, because it is larger than 1 MB');
  await expect(status(page)).toContainText('src/logo.ts: left out, because it is no text');

  await page.getByRole('tab', {name: 'Check for dangers'}).click();
  const leak = item(page, 'begins with a capital letter');
  await expect(leak.getByText('Line 3')).toBeVisible();
  await expect(leak.getByText('capital-name')).toBeHidden();
  await leak.getByText('Silence a place').click();
  await leak.getByRole('button', {name: 'Copy the comment'}).click();
  await expect(leak.getByText('Copied', {exact: true})).toBeVisible();
  const comment = await page.evaluate(() => navigator.clipboard.readText());
  expect(await violations(page)).toEqual([]);

  const dto = DTO.replace('@Relation', `${comment.replace('why it is fine here', 'a test')}\n@Relation`);
  const why = '// nestjs-query-check-ignore imports-promise: labels load late\n';
  const silenced = {
    'src/ticket.dto.ts': dto,
    'src/ticket.module.ts': RESOLVERS.replace('  imports', `${why}  imports`),
    'src/label.module.ts': RESOLVERS,
  };
  await input(page).setInputFiles(folder(info, {...files, ...silenced}));
  await page.getByRole('link', {name: 'Silenced: 1'}).click();
  await toggle(leak);
  await expect(leak).toContainText('silenced: a test');

  await page.getByRole('tab', {name: 'Upgrade'}).click();
  await expect(change).toContainText('silenced: labels load late');
  await page.getByRole('button', {name: 'Copy the list as Markdown'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain('`src/label.module.ts:3`');
  expect(markdown).not.toContain('src/ticket.module.ts');
  expect(markdown).toMatch(/\n\nSilenced hits: 1\. Reasons: labels load late \(1\)\.\n$/);
});

test('dangers are listed with the worst first, and each opens with all of its places', async ({
  page,
  visit,
}, info) => {
  await visit(`${ADDRESS}?view=check`);
  const relations = (count: number) => `@OffsetConnection('Owner', () => UserDTO)\n`.repeat(count);
  const text = `import {OffsetConnection} from '@ptc-org/nestjs-query-graphql';\n${relations(150)}class TicketDTO {}`;
  const options = 'const options = {createOneMutationName: "open"};';
  await input(page).setInputFiles(folder(info, {'src/dto.ts': text, 'src/options.ts': options}));
  const parts = page.getByRole('navigation', {name: 'Parts of this list'}).getByRole('listitem');
  await expect(parts).toContainText([
    /^Rows leak/,
    /^Answers/,
    /^Options have no effect: 1$/,
    'cannot be seen',
  ]);
  const unused = item(page, 'createManyMutationName');
  await expect(unused).toBeHidden();
  await parts.getByRole('link', {name: 'Options have no effect'}).click();
  await expect(unused).toBeInViewport();

  const leak = item(page, 'begins with a capital letter');
  await expect(leak).toContainText('150 places');
  await expect(leak.getByText('src/dto.ts')).toHaveCount(1);
  await expect(leak.getByText('Line 151')).toHaveCount(0);
  await leak.getByText('140 more places').click();
  await expect(leak.getByText('Line 151')).toBeVisible();
  const shared = item(page, 'shares one LIMIT');
  await expect(shared).toBeHidden();
  await leak.getByText('1 other danger of this line').first().click();
  await leak.getByRole('link', {name: 'shares one LIMIT'}).click();
  await expect(shared).toBeInViewport();
  await expect(shared.getByText('Line 2', {exact: true})).toBeVisible();
});

test('a danger can be ticked and hidden, by keyboard alone, and stays so', async ({page, visit}) => {
  await visit(`${ADDRESS}?view=check`);
  const danger = item(page, 'removeRelation clears');
  await danger.getByRole('checkbox', {name: 'Done: Compare the id first'}).press('Space');
  await danger.locator('summary').first().press('Enter');
  await danger.getByRole('button', {name: 'Hide this danger'}).press('Enter');
  await expect(danger).toBeHidden();
  await expect(page.locator('.your-code__item summary:focus')).toBeVisible();
  await page.reload();
  await page.getByRole('link', {name: 'Hidden: 1'}).press('Enter');
  await expect(danger.getByRole('checkbox')).toBeChecked();
  await danger.locator('summary').first().press('Enter');
  await danger.getByRole('button', {name: 'Show it again'}).press('Enter');
  await expect(page.getByRole('link', {name: 'Hidden: 1'})).toHaveCount(0);
  await expect(danger).toBeVisible();
});

test('what is no project with the library is told', async ({page, visit}, info) => {
  await visit(ADDRESS);
  await input(page).setInputFiles(folder(info, {'readme.md': 'x'}));
  await expect(status(page)).toContainText('no TypeScript');
  await input(page).setInputFiles(folder(info, {'src/main.ts': 'const x = 1;'}));
  await expect(status(page)).toContainText('does not look like a project with nestjs-query');
});

test('a text can be pasted, by keyboard alone', async ({page, visit}) => {
  await visit(ADDRESS);
  await page.getByRole('button', {name: 'Paste the text of a file'}).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // An authorizer asks for settings that stand in other files.
  await page.keyboard.type(DTO.replace('@ObjectType()', '@ObjectType() @Authorize(TicketAuthorizer)'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('@ptc-org/nestjs-query-graphql');
  await expect(page.getByRole('button', {name: 'ticket.dto.ts · Change', expanded: false})).toBeVisible();
  await expect(result(page)).toBeFocused();
  await expect(result(page)).toHaveText('Found in this file: 1 danger and 0 changes');
  await expect(page.getByRole('link', {name: /^Needs the rest of your project: [1-9]/})).toBeVisible();
  await expect(item(page, 'begins with a capital letter').getByText('Line 3')).toBeInViewport();
});

test('a folder can be dropped anywhere on the panel', async ({page, visit}) => {
  await visit(ADDRESS);
  const panel = page.locator('.your-code__pick');
  const dataTransfer = await page.evaluateHandle(() => {
    const dragged = new DataTransfer();
    dragged.items.add(new File([''], 'ticket.dto.ts'));
    return dragged;
  });
  const taker = () =>
    panel.evaluate((element) => {
      const {right, bottom} = element.getBoundingClientRect();
      return document.elementFromPoint(right - 10, bottom - 10)?.matches('input[type=file]');
    });
  expect(await taker()).toBe(false);
  await panel.dispatchEvent('dragenter', {dataTransfer});
  await expect.poll(taker).toBe(true);
  await panel.dispatchEvent('dragleave', {dataTransfer});
  await expect.poll(taker).toBe(false);
});

test('a long scan can be stopped', async ({page, visit}, info) => {
  await visit(ADDRESS);
  const many = Array.from({length: 1500}, (_, index) => [`src/${index}.ts`, DTO.repeat(40)] as const);
  await input(page).setInputFiles(folder(info, Object.fromEntries(many)));
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(result(page)).toBeFocused();
  await expect(status(page)).toContainText('Stopped. Searched');
});

test('nothing can leave the frame that reads the files', async ({page, visit, expectFault}) => {
  // The policy refuses them before they are sent, which counts as a request that failed.
  expectFault(/Content Security Policy|^foreign request|^failed request: .* csp$/);
  const arrived: string[] = [];
  const server = createServer(({url = ''}, response) => {
    arrived.push(url);
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript').end();
  });
  server.on('upgrade', ({url = ''}, socket) => {
    arrived.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await visit(ADDRESS);
  const address = await frameAddress(page);
  await scanInFrame(page, address, [], {'a.ts': ''});
  const [frame] = page.frames().filter((one) => one.url() === address);
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  expect(await worker.evaluate(() => self.origin)).toBe('null');
  const tries = await worker.evaluate(async (url) => {
    const refused: string[] = [];
    addEventListener('securitypolicyviolation', ({effectiveDirective}) => refused.push(effectiveDirective));
    const attempts: Record<string, () => unknown> = {
      fetch: () => fetch(`${url}/fetch`),
      socket: () =>
        new Promise((resolve, reject) => {
          const opened = new WebSocket(`${url.replace('http', 'ws')}/socket`);
          opened.onopen = resolve;
          opened.onerror = reject;
        }),
      module: () => import(`${url}/module.js`),
      script: () => {
        (self as unknown as {importScripts: (script: string) => void}).importScripts(`${url}/script.js`);
      },
    };
    const outcomes = Object.entries(attempts).map(async ([name, attempt]) => {
      try {
        await attempt();
        return `${name} got out`;
      } catch {
        return `${name} refused`;
      }
    });
    return {outcomes: await Promise.all(outcomes), refused};
  }, outside);
  expect(tries.outcomes).toEqual(['fetch refused', 'socket refused', 'module refused', 'script refused']);
  expect(new Set(tries.refused)).toEqual(new Set(['connect-src', 'script-src-elem']));
  await frame?.evaluate((url) => {
    location.href = `${url}/page`;
  }, outside);
  await expect.poll(() => frame?.url()).not.toContain('/assets/your-code/');
  expect(arrived).toEqual([]);
  server.close();
});

/** A scan that comes to no end in a long line without a y. */
const ENDLESS = [{id: 'endless', search: [{kind: 'line', pattern: '^(x+x+)+y$'}]}];

test('a file that a scan never comes to an end with is left out, and told', async ({page, visit}) => {
  await visit(ADDRESS);
  const facts = ENDLESS;
  const files = {'src/slow.ts': 'x'.repeat(500), 'src/fast.ts': 'xxy'};
  const found = await scanInFrame(page, await frameAddress(page), facts, files);
  expect(found).toMatchObject({
    hits: [{path: 'src/fast.ts', line: 1}],
    notes: [{path: 'src/slow.ts', kind: 'slow'}],
  });
});

test('a scan stops in the middle of a file', async ({page, visit}) => {
  await visit(ADDRESS);
  const files = {'src/slow.ts': 'x'.repeat(500)};
  const found = await scanInFrame(page, await frameAddress(page), ENDLESS, files, true);
  expect(found).toMatchObject({isWhole: false, scanned: 0, notes: []});
});

/** The address of the frame, which the page asks for with the first folder. */
async function frameAddress(page: Page): Promise<string> {
  const request = page.waitForRequest(/assets\/your-code\/frame/);
  await input(page).setInputFiles(folder(test.info(), {'readme.ts': ''}));
  await expect(status(page)).toContainText('Searched 1');
  return (await request).url();
}
