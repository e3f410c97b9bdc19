import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from './fixtures';
import {bootCode, loadClient} from './live-client';

/** Ways out of the sandbox. Each is tried by code of a reader, and none may reach the server. */
const ATTEMPTS: Record<string, string> = {
  fetch: `delete self.fetch; return (await WorkerGlobalScope.prototype.fetch.call(self, there + 'fetch')).status`,
  'fetch of the site': `delete self.fetch; return (await self.fetch(site)).status`,
  XMLHttpRequest: `const request = new XMLHttpRequest(); request.open('GET', there + 'xhr', false); request.send(); return request.status`,
  WebSocket: `const socket = new WebSocket(there.replace('http', 'ws') + 'socket');
    await new Promise((open, fail) => { socket.onopen = open; socket.onerror = () => fail(new Error('refused')); })`,
  EventSource: `const source = new EventSource(there + 'events');
    await new Promise((open, fail) => { source.onopen = open; source.onerror = () => fail(new Error('refused')); })`,
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

let server: Server;
let there: string;
const seen: string[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*').end('1');
  });
  server.on('upgrade', ({url}, socket) => {
    seen.push(url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  there = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

test.afterAll(() => {
  server.close();
});

test('code of a reader reaches no network, no storage and no page', async ({page, visit, expectFault}) => {
  test.setTimeout(120_000);
  expectFault(/foreign request|failed request/);
  await visit('docs/faq');
  await loadClient(page);
  for (const [what, attempt] of Object.entries(ATTEMPTS)) {
    const outcome = await bootCode(
      page,
      `exports.default = {main: async () => {
        const there = ${JSON.stringify(there)}, site = ${JSON.stringify(page.url())};
        let reached;
        try { reached = await (async () => { ${attempt} })(); } catch (error) { throw new Error('refused: ' + error); }
        throw new Error('reached: ' + reached);
      }, steps: []}`,
    );
    expect.soft(outcome, what).toMatch(/^refused: /);
  }
  // Whoever gets out makes the page ask; a request would be on its way by now.
  await page.waitForTimeout(500);
  expect(seen).toEqual([]);
});

test('a frame that is not let in leaves the recorded result', async ({page, visit, expectFault}) => {
  expectFault(/failed request: .*frame/);
  await page.route('**/assets/live/frame*', (route) => route.abort());
  await visit('docs/faq');
  await loadClient(page);
  expect(await bootCode(page, '')).toContain('was not let in');
});
