import {type Browser, chromium, type Page} from '@playwright/test';
import {LAUNCH_ARGUMENTS, provideChromium} from '../../tests/browser/chromium';
import {fetchedBy} from '../../tests/browser/first-visit';
import {serveSite} from '../../tests/browser/server';
import {BASE_URL, MAIN_BUILD} from '../../tests/browser/sites';
import {PAGES} from './pages';
import {type Figure, median, report} from './report';

const ROUNDS = 7;
const QUERY = 'filter';
/** Milliseconds between the keys, and how many requests may come: answers to the beginnings of the word have texts too. */
const PACES = [
  {pause: 0, requests: 15},
  {pause: 80, requests: 20},
];
/** How long the page rests before: what it fetches ahead has then come. */
const REST_MS = 2500;

interface FirstUse {
  /** Milliseconds from the last key to the frame that shows a hit; less than none where one shows before. */
  time: number;
  bytes: number;
  requests: number;
}

/** Notes when the last letter is typed and when the first hit shows. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = {typed: 0, shown: 0};
    Object.assign(window, {noted});
    document.addEventListener('keydown', ({key, ctrlKey}) => {
      if (key.length === 1 && !ctrlKey) noted.typed = performance.now();
    });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.DocSearch-Hit')) return;
      observer.disconnect();
      requestAnimationFrame(() => (noted.shown = performance.now()));
    }).observe(document.body, {childList: true, subtree: true});
  });
}

async function firstUse(browser: Browser, origin: string, delay: number): Promise<FirstUse> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin + BASE_URL + PAGES.short, {waitUntil: 'networkidle'});
  await page.waitForTimeout(REST_MS);
  await watch(page);
  const {fetched} = await fetchedBy(page, origin, async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(QUERY, {delay});
    await page.waitForFunction(() => (window as unknown as {noted: {shown: number}}).noted.shown > 0);
  });
  const {typed, shown} = await page.evaluate(
    () => (window as unknown as {noted: {typed: number; shown: number}}).noted,
  );
  await context.close();
  return {
    time: shown - typed,
    bytes: fetched.reduce((sum, {bytes}) => sum + bytes, 0),
    requests: fetched.length,
  };
}

/** What the first use of the search on a page at rest takes, for each pace of the keys; medians, the most for bytes. */
export async function measureSearch(): Promise<{text: string; figures: Figure[]}> {
  const site = await serveSite(MAIN_BUILD, BASE_URL);
  const browser = await chromium.launch({executablePath: provideChromium(), args: LAUNCH_ARGUMENTS});
  const figures: Figure[] = [];
  for (const {pause, requests} of PACES) {
    const uses: FirstUse[] = [];
    for (let round = 0; round < ROUNDS; round++) uses.push(await firstUse(browser, site.origin, pause));
    const most = (key: keyof FirstUse) => Math.max(...uses.map((use) => use[key]));
    const name = `"${QUERY}", ${pause} ms between keys`;
    figures.push(
      {
        name: `${name}: first result after them`,
        value: median(uses.map(({time}) => time)),
        unit: 'ms',
        bound: {atMost: 300},
      },
      {name: `${name}: bodies`, value: most('bytes') / 1000, unit: 'KB', bound: {atMost: 150}},
      {name: `${name}: requests`, value: most('requests'), bound: {atMost: requests}},
    );
  }
  await browser.close();
  await site.close();
  return {text: report('First use of the search', figures), figures};
}
