import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {type SharedProgram, toHash} from '../../src/live/model/share';
import {
  changeFile,
  chooseProgram,
  expect,
  expectSilence,
  openEditor,
  SAMPLE_PROGRAM,
  test,
  write,
} from './live-helpers';
import {originOf, ROOT} from './sites';

/**
 * Milliseconds for which the page may not answer its reader: a tenth of this on a quiet machine, more beside other work.
 * Without its limits the page hung for 4 to 42 seconds.
 */
const MOST_BUSY = 3500;

const PROGRAM = SAMPLE_PROGRAM.replace('examples/', '');
const MODULE = `${PROGRAM}/app.module.ts`;
const moduleText = readFileSync(path.join(ROOT, 'examples', MODULE), 'utf8');
const draft = {query: '{ tickets { id } }', variables: '', user: ''};

const run = (page: Page): Promise<void> => page.getByRole('button', {name: 'Run', exact: true}).click();
const fault = (page: Page) => page.locator('.live__fault');

for (const [what, hash] of [
  ['a bomb', toHash({program: 'x'.repeat(70_000_000), operation: ''})],
  [
    'a long draft',
    toHash({program: PROGRAM, operation: 'between', draft: {...draft, query: '{a}'.repeat(300_000)}}),
  ],
  [
    'a draft of words',
    toHash({program: PROGRAM, operation: 'none', draft: {...draft, query: '{a}\n'.repeat(12_000)}}),
  ],
] as const) {
  test(`a link with ${what} keeps the page responsive and says what is left out`, async ({
    page,
    visit,
    longestTask,
  }) => {
    await visit(`playground${hash}`);
    await expect(page.getByRole('note')).toContainText('left out');
    await expect(page.getByRole('combobox', {name: 'Operation'})).toBeVisible();
    expect(await longestTask()).toBeLessThan(MOST_BUSY);
  });
}

/** Opens what somebody shares. */
async function openShared(page: Page, shared: Partial<SharedProgram>): Promise<void> {
  await page.goto(`playground${toHash({program: PROGRAM, operation: 'between', ...shared})}`);
  await expect(page.getByRole('note')).toContainText('It runs when you press Run');
}

test('a keystroke in the code of a link runs nothing; the reader’s Run does', async ({page}) => {
  await page.clock.install();
  await openShared(page, {edits: {[MODULE]: `// Foreign\n${moduleText}`}});
  await page.locator('.live-editor').first().click();
  await expect(page.locator('.cm-content').first()).toBeFocused();
  await page.keyboard.type(' ');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', {name: 'Stop'})).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await run(page);
  await expect(page.locator('iframe')).toHaveCount(1);
});

/** Runs code of a stranger as a part of the program. */
async function runForeign(page: Page, code: string, query = draft.query): Promise<void> {
  await openShared(page, {edits: {[MODULE]: `${moduleText}\n${code}`}, draft: {...draft, query}});
  await run(page);
}

for (const [what, code] of [
  ['the console', 'for (;;) console.log("x".repeat(1000));'],
  ['the browser’s own console', 'for (;;) console.table(["x"]);'],
  [
    'the port of the worker',
    `const {postMessage} = MessagePort.prototype;
    MessagePort.prototype.postMessage = function () {
      for (;;) postMessage.call(this, {kind: 'printed', text: 'x'.repeat(1000)});
    };
    for (;;) console.log('x');`,
  ],
] as const) {
  test(`code that floods ${what} neither freezes the page nor outlives Stop`, async ({page, longestTask}) => {
    await runForeign(page, code);
    await page.getByRole('tab', {name: 'Console'}).click({timeout: 30_000});
    await expect(page.locator('.live__output').getByRole('tabpanel')).toContainText('x');
    await page.getByRole('button', {name: 'Stop'}).click();
    await expect(fault(page)).toContainText('You stopped it');
    expect(await longestTask()).toBeLessThan(MOST_BUSY);
    await expectSilence(page);
  });
}

test('a result of 60,000 rows is drawn in part, and says so', async ({page, longestTask}) => {
  const rows = `import { Query, Resolver } from '@nestjs/graphql';
    @Resolver()
    class Rows {
      @Query(() => [String])
      rows() {
        return Array.from({ length: 60_000 }, (_, index) => 'row ' + index);
      }
    }
    Reflect.defineMetadata('providers', [Rows], AppModule);`;
  await runForeign(page, rows, '{ rows }');
  const panel = page.locator('.live__output').getByRole('tabpanel');
  await expect(panel).toContainText('row 1', {timeout: 30_000});
  expect(await longestTask()).toBeLessThan(MOST_BUSY);
  await expect(panel).toContainText(/This is the beginning of [\d.]+ MB/);
});

interface InTest {
  page: Page;
  visit: (path: string) => Promise<unknown>;
}

/** Runs the playground’s program in a worker that an attacker wrote all of: what it does when it is asked. */
async function runForged({page, visit}: InTest, code: string): Promise<void> {
  const worker = `onmessage = ({ports: [port]}) => {
    const result = {kind: 'response', text: '{"data": "forged"}', sql: '', ms: 1};
    const send = (message) => port.postMessage(message);
    port.onmessage = ({data: {id, name}}) => {
      const answer = (answer) => send({kind: 'answer', id, answer});
      if (name === 'boot') answer({schema: 'type Query { tickets: String }'});
      else ${code};
    };
    send({kind: 'ready'});
  };`;
  // Without it the page cannot tell that this is not the file of the build.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', {value: undefined}));
  await page.route('**/assets/live/runtime*', (route) =>
    route.fulfill({contentType: 'text/javascript', body: worker}),
  );
  await visit('playground');
  await run(page);
}

test('a worker that answers as it should is shown, whoever wrote it', async ({page, visit}) => {
  await runForged({page, visit}, 'answer(result)');
  await expect(page.locator('[data-live-result]')).toContainText('"forged"');
  await expect(fault(page)).toHaveCount(0);
});

const NOT_UNDERSTOOD = 'sent what the page does not understand and was stopped';
const TOO_MUCH = 'sent more messages than the page takes and was stopped';
const BROKE_DOWN = 'broke its worker with an error that nothing caught, and was stopped';

/** What such a worker sends beside its answers or in their place, what the page says of it, and how it is sent. */
const FORGED: [what: string, said: string, code: string][] = [
  // The other shapes that are refused: src/live/sandbox/messages.test.ts.
  ['a time that is none', NOT_UNDERSTOOD, `answer({...result, ms: null})`],
  ['nothing', NOT_UNDERSTOOD, `port.postMessage(null)`],
  ['messages without end', TOO_MUCH, `for (;;) send({kind: 'printed', text: 'x'.repeat(1000)})`],
  [
    'messages without end after its answer',
    TOO_MUCH,
    `{
      answer(result);
      setTimeout(() => { for (;;) send({kind: 'printed', text: 'x'}); }, 500);
    }`,
  ],
  [
    'words of its own as an error of the sandbox',
    BROKE_DOWN,
    `{
      answer(result);
      setTimeout(() => { throw new Error('Your session expired'); }, 500);
    }`,
  ],
];

for (const [what, said, code] of FORGED) {
  test(`a worker that sends ${what} is ended, and the page says so`, async ({page, visit, longestTask}) => {
    await runForged({page, visit}, code);
    await expect(fault(page)).toContainText(said, {timeout: 20_000});
    await expect(fault(page)).not.toContainText('session');
    await expect(page.getByRole('heading', {level: 1, name: 'Playground'})).toBeVisible();
    expect(await longestTask()).toBeLessThan(MOST_BUSY);
  });
}

const BUSY = `setInterval(() => {
  for (const end = performance.now() + 90; performance.now() < end; );
}, 100);`;
const NESTED = `new Worker(URL.createObjectURL(new Blob(['for (;;);'])));`;

for (const [what, end] of [
  ['Stop', (page: Page) => page.getByRole('button', {name: 'Stop'}).click()],
  ['Reset', (page: Page) => page.getByRole('button', {name: 'Reset'}).click()],
  ['another program', (page: Page) => chooseProgram(page, 'Sorting: tickets')],
  ['another page', (page: Page) => page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click()],
  ['an error', (page: Page) => expect(fault(page)).toContainText('on purpose', {timeout: 30_000})],
] as const) {
  test(`${what} ends what the program started`, async ({page}) => {
    const isError = what === 'an error';
    await runForeign(
      page,
      `${BUSY}\ntry { ${NESTED} } catch {}\n${isError ? `throw new Error('on purpose');` : ''}`,
    );
    if (!isError) {
      await expect(page.locator('[data-live-result]')).toBeVisible({timeout: 30_000});
      await expect(page.getByRole('button', {name: 'Stop'})).toBeVisible();
    }
    await end(page);
    await expectSilence(page);
  });
}

test('what a lesson started ends with its page', async ({page, visit}) => {
  await visit('docs/introduction/tutorial/filter');
  const bench = page.getByRole('region', {name: 'Code and result'});
  await write(bench, `${await bench.locator('code[hidden]').first().innerText()}\n${BUSY}`);
  await expect(page.getByRole('button', {name: 'Stop'})).toBeVisible({timeout: 30_000});
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'FAQ'})).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a sample does not run in what another sample changed', async ({page, visit}) => {
  await visit('docs/graphql/queries/filtering');
  const [first, second] = [page.locator('.live-sample').first(), page.locator('.live-sample').nth(1)];
  const text = 'JSON.stringify = () => "{}";\n';
  await openEditor(first);
  await changeFile(first, 'ticket.dto.ts', (code) => text + code);
  await expect(first.locator('[data-live-result], .live__fault').first()).toBeAttached({timeout: 30_000});
  await second.getByRole('button', {name: 'Run'}).click();
  await expect(second).toContainText(/live, .* ms, same as recorded/, {timeout: 30_000});
});

test('code has nothing that reaches the frame, or outlives the worker', async ({page}) => {
  const names = ['Worker', 'SharedWorker', 'postMessage', 'reportError', 'BroadcastChannel'];
  await runForeign(
    page,
    `throw new Error('has: ' + ${JSON.stringify(names)}.filter((name) => name in globalThis).join() + '.');`,
  );
  await expect(fault(page)).toContainText('has: .', {timeout: 30_000});
});

/** Ways out of the sandbox. Each is tried by code of a reader, and none may reach the server. */
const ATTEMPTS: Record<string, string> = {
  fetch: `delete self.fetch; return (await WorkerGlobalScope.prototype.fetch.call(self, there + 'fetch')).status`,
  'fetch of the site': `delete self.fetch; return (await self.fetch(site)).status`,
  XMLHttpRequest: `const request = new XMLHttpRequest(); request.open('GET', there + 'xhr', false); request.send(); return request.status`,
  WebSocket: `const socket = new WebSocket(there.replace('http', 'ws') + 'socket');
    await new Promise((open, fail) => { socket.onopen = open; socket.onerror = () => fail(new Error('refused')); })`,
  importScripts: `importScripts(there + 'script.js')`,
  'import()': `return await new Function('address', 'return import(address)')(there + 'module.js')`,
  'a worker of its own': `const code = 'fetch(' + JSON.stringify(there + 'worker') + ').then(() => postMessage(1), () => postMessage(0))';
    const worker = new Worker(URL.createObjectURL(new Blob([code])));
    if (await new Promise((heard) => { worker.onmessage = ({data}) => heard(data); })) return 'heard';
    throw new Error('refused')`,
  indexedDB: `await new Promise((open, fail) => {
    const request = indexedDB.open('mine'); request.onsuccess = open; request.onerror = () => fail(request.error); })`,
  caches: `await caches.open('mine')`,
  localStorage: `return localStorage.length`,
  'the page': `return self.parent.document.title`,
};

test('code reaches no network, no storage and no page', async ({page, foreign, expectFault}) => {
  // The program ends its worker, which may happen before the browser tells what it refused there.
  expectFault(/foreign request|failed request/, false);
  const attempts = Object.entries(ATTEMPTS).map(
    ([what, code]) => `[${JSON.stringify(what)}, async () => { ${code} }]`,
  );
  const attack = `const there = ${JSON.stringify(foreign.address)}, site = ${JSON.stringify(originOf('main'))};
    const attempts: any[] = [${attempts.join()}];
    class Attack {
      async onModuleInit() {
        const reached: string[] = [];
        for (const [what, attempt] of attempts) await attempt().then(() => reached.push(what), () => undefined);
        throw new Error(attempts.length + ' tried, reached: ' + reached + '.');
      }
    }
    Reflect.defineMetadata('providers', [Attack], AppModule);`;
  await runForeign(page, attack);
  const tried = `${attempts.length} tried, reached: .`;
  await expect(fault(page)).toContainText(tried, {timeout: 30_000});
  expect(foreign.seen).toEqual([]);
});
