import {expect, test as base, type BrowserContext, type Response} from '@playwright/test';
import {LAUNCH_ARGUMENTS} from './chromium';
import {BASE_URL, originOf, type Site} from './sites';
import {storedBy, traces} from './stored';

interface Options {
  /** Which built site the test's pages come from. */
  site: Site;
}

interface Fixtures {
  /** Says that a fault (its text matches) must, or else may, occur in this test; any other fault fails it. */
  expectFault: (text: RegExp, must?: boolean) => void;
  /** Opens a path below the base and waits until the page is hydrated. */
  visit: (path: string) => Promise<Response | null>;
}

/** How each engine calls a request that nobody waits for any more. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED|canceled|cancelled/;

/** Collects what no reader should cause: console errors and warnings, page errors, failed and foreign requests. */
function watch(context: BrowserContext, origin: string, report: (fault: string) => void): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    report(`page error: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      report(`foreign request: ${url.href}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still fetching, its prefetches above all.
    if (!ABORTED.test(reason)) report(`failed request: ${request.url()} ${reason}`);
  });
}

/** The test of this suite: it fails on any fault of the page that it did not expect. */
export const test = base.extend<Options & Fixtures>({
  site: ['main', {option: true}],

  launchOptions: [
    async ({browserName}, provide) => {
      const isChromium = browserName === 'chromium';
      await provide(isChromium ? {executablePath: process.env.CHROMIUM_PATH, args: LAUNCH_ARGUMENTS} : {});
    },
    {scope: 'worker'},
  ],

  baseURL: async ({site}, provide) => {
    await provide(originOf(site) + BASE_URL);
  },

  expectFault: [
    async ({context, site}, provide) => {
      const faults: string[] = [];
      const expected: {text: RegExp; must: boolean}[] = [];
      const origin = originOf(site);
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== origin,
        (route) => route.abort('blockedbyclient'),
      );
      watch(context, origin, (fault) => faults.push(fault));
      await provide((text, must = true) => expected.push({text, must}));
      const {cookies, stored} = await traces(context);
      faults.push(...cookies.map((name) => `cookie: ${name}`));
      faults.push(
        ...stored.filter((name) => !(name in storedBy(site))).map((name) => `unlisted in stored.ts: ${name}`),
      );
      // What is under way when the test ends, and meets no route any more, is no fault of its page.
      const routed = [context, ...context.pages()];
      const found = [...faults];
      await Promise.all(routed.map((one) => one.unrouteAll({behavior: 'ignoreErrors'})));
      const unexpected = found.filter((fault) => !expected.some(({text}) => text.test(fault)));
      expect(unexpected, 'faults of the page').toEqual([]);
      const unseen = expected.filter(({text, must}) => must && !found.some((fault) => text.test(fault)));
      expect(unseen, 'expected faults that did not occur').toEqual([]);
    },
    {auto: true},
  ],

  visit: async ({page, javaScriptEnabled}, provide) => {
    await provide(async (path) => {
      const response = await page.goto(path);
      if (javaScriptEnabled) {
        await page.locator('html[data-has-hydrated=true]').waitFor();
      }
      return response;
    });
  },
});

export {expect};
