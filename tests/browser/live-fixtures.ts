import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {expect, test as base} from './fixtures';

/** A server of somebody else: what it is asked for, and the page that it answers with. */
export interface Foreign {
  address: string;
  seen: string[];
  html: string;
}

export const test = base.extend<{foreign: Foreign; longestTask: () => Promise<number>}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  foreign: async ({}, provide) => {
    const foreign: Foreign = {address: '', seen: [], html: ''};
    const server = createServer((request, response) => {
      foreign.seen.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/html');
      response.end(foreign.html);
    });
    server.on('upgrade', ({url}, socket) => {
      foreign.seen.push(url ?? '');
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    foreign.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await provide(foreign);
    server.close();
  },

  /** The longest time for which the page did not answer. */
  longestTask: async ({page}, provide) => {
    await page.addInitScript(() => {
      const noted = {longest: 0, last: performance.now()};
      Object.assign(window, {noted});
      setInterval(() => {
        const now = performance.now();
        noted.longest = Math.max(noted.longest, now - noted.last);
        noted.last = now;
      }, 20);
    });
    await provide(() => page.evaluate(() => (window as never as {noted: {longest: number}}).noted.longest));
  },
});

/** Waits until the pages take less than a fifth of a processor for a second. */
export async function expectSilence(page: Page): Promise<void> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  let before = {cpu: 0, at: 0};
  const share = async (): Promise<number> => {
    const {processInfo = []} = (await browser?.send('SystemInfo.getProcessInfo')) ?? {};
    const pages = processInfo.filter(({type}) => type === 'renderer');
    const now = {cpu: pages.reduce((sum, {cpuTime}) => sum + cpuTime, 0), at: Date.now() / 1000};
    const used = before.at ? (now.cpu - before.cpu) / (now.at - before.at) : 1;
    before = now;
    return used;
  };
  await expect.poll(share, {intervals: [1000], timeout: 20_000}).toBeLessThan(0.2);
}

export {expect};
