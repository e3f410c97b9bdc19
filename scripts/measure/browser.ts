import {type Browser, chromium, type Page} from '@playwright/test';
import {LAUNCH_ARGUMENTS, provideChromium} from '../../tests/browser/chromium';
import {serveSite} from '../../tests/browser/server';
import {BASE_URL, MAIN_BUILD} from '../../tests/browser/sites';
import {PAGES} from './pages';
import {type Figure, median, report} from './report';
import {STOCK_BUILD} from './stock-site';

const ROUNDS = 5;
const NAVIGATIONS = 8;
/** How long a reader stays on a page before the next: what is fetched ahead has then come. */
const STAY_MS = 1200;
const VIEWPORT = {viewport: {width: 1280, height: 800}};

/** The CPU time in milliseconds that the main thread takes for a page until it is idle, without throttling. */
async function mainThread(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(VIEWPORT);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.waitForTimeout(1500);
  const {metrics} = await session.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

/** Milliseconds from a click on the link to the next page until the frame that shows its heading. */
function toNextPage(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
        const heading = document.querySelector('h1')?.textContent;
        if (!link) {
          reject(new Error('The page leads to no next one'));
          return;
        }
        const started = performance.now();
        // Named functions do not survive the way into the page.
        new MutationObserver((_, observer) => {
          const shown = document.querySelector('h1')?.textContent;
          if (!shown || shown === heading) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            resolve(performance.now() - started);
          });
        }).observe(document.body, {childList: true, subtree: true, characterData: true});
        link.click();
      }),
  );
}

async function navigations(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(VIEWPORT);
  const page = await context.newPage();
  await page.goto(url, {waitUntil: 'networkidle'});
  const times: number[] = [];
  for (let count = 0; count < NAVIGATIONS; count++) {
    await page.waitForTimeout(STAY_MS);
    times.push(await toNextPage(page));
  }
  await context.close();
  return times;
}

/** What the main thread does, of our site and of the stock one in turn: another load hits both. */
export async function measureBrowser(): Promise<{text: string; figures: Figure[]}> {
  const [ours, stock] = await Promise.all([
    serveSite(MAIN_BUILD, BASE_URL),
    serveSite(STOCK_BUILD, BASE_URL),
  ]);
  const browser = await chromium.launch({executablePath: provideChromium(), args: LAUNCH_ARGUMENTS});
  const times: {ours: number[]; stock: number[]; next: number[]; stockNext: number[]} = {
    ours: [],
    stock: [],
    next: [],
    stockNext: [],
  };
  const address = (origin: string, page: string) => origin + BASE_URL + page;
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(await mainThread(browser, address(ours.origin, PAGES.longest)));
    times.stock.push(await mainThread(browser, address(stock.origin, PAGES.longest)));
  }
  for (let round = 0; round < 2; round++) {
    times.next.push(...(await navigations(browser, address(ours.origin, PAGES.short))));
    times.stockNext.push(...(await navigations(browser, address(stock.origin, PAGES.short))));
  }
  await browser.close();
  await Promise.all([ours.close(), stock.close()]);
  const figures: Figure[] = [
    {name: 'longest page, main thread, least', value: Math.min(...times.ours), unit: 'ms'},
    {name: 'longest page, main thread, least, stock', value: Math.min(...times.stock), unit: 'ms'},
    {
      name: 'longest page, main thread, of stock (medians)',
      value: median(times.ours) / median(times.stock),
      bound: {atMost: 0.35},
    },
    {name: 'to the next page, median', value: median(times.next), unit: 'ms', bound: {atMost: 80}},
    {name: 'to the next page, longest', value: Math.max(...times.next), unit: 'ms'},
    {name: 'to the next page, median, stock', value: median(times.stockNext), unit: 'ms'},
  ];
  return {text: report('Main thread', figures), figures};
}
