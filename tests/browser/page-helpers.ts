import {expect, type Page} from '@playwright/test';

/** The files of single pages: every script but the two that each page starts with. */
export const PAGE_FILES = /\/assets\/js\/(?!runtime~|main\.)[^/]+\.js$/;

export const WIDE = {width: 1440, height: 900};
export const PHONE = {width: 390, height: 844};

export const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** The title of the page that shows. */
export const title = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true});

/** Waits until the scripts of the site have taken over. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/**
 * Keeps the scripts of the site from arriving, so that a test sees what a reader sees before the page is alive.
 *
 * @returns what lets them through.
 */
export async function holdScripts(
  page: Page,
  scripts: string | RegExp = '**/assets/js/*',
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Gives the reader a connection as the browser describes it; by default one that saves data, so that nothing is fetched ahead. */
export async function connect(page: Page, effectiveType = '4g', saveData = true): Promise<void> {
  await page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'connection', {configurable: true, value});
    },
    {effectiveType, saveData},
  );
}

/** Goes to an address within the site, as a link of a page would. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The key that the site stores a choice under: Docusaurus appends a namespace, which an inline script tells. */
export function storageKey(page: Page, name: string): Promise<string> {
  return page.evaluate((plain) => {
    const scripts = Array.from(document.scripts, (script) => script.text).join('\n');
    const namespace = /docusaurus\.announcement\.dismiss([^"']*)["']/.exec(scripts)?.[1];
    if (namespace === undefined) {
      throw new Error('No inline script reads whether the announcement was dismissed');
    }
    return `${plain}${namespace}`;
  }, name);
}

/** Expects what the site has stored under a name, or null. */
export async function expectStored(page: Page, name: string, value: string | null): Promise<void> {
  const key = await storageKey(page, name);
  await expect.poll(() => page.evaluate((stored) => localStorage.getItem(stored), key), name).toBe(value);
}

/** Stores a value as an earlier visit would have left it. */
export async function store(page: Page, name: string, value: string): Promise<void> {
  const entry = [await storageKey(page, name), value] as const;
  await page.evaluate(([key, text]) => {
    localStorage.setItem(key, text);
  }, entry);
}

/** Expects that the layout of the page has shifted by less since it was opened, and tells what moved. */
export async function expectNoShift(page: Page, less = Number.MIN_VALUE): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{value: number; moved: string}[]>((resolve) => {
        const found: {value: number; moved: string}[] = [];
        new PerformanceObserver((list) => {
          for (const {value, sources} of list.getEntries() as LayoutShift[]) {
            found.push({value, moved: sources.map(({node}) => node?.outerHTML?.slice(0, 120)).join(' ')});
          }
        }).observe({type: 'layout-shift', buffered: true});
        // What was observed before comes within a frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );
  const sum = shifts.reduce((total, {value}) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(less);
}

/** What TypeScript does not declare of it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node?: {outerHTML?: string} | null}[];
}

/** What is wider than the window and makes the page scroll sideways, outermost first; empty where it does not. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    return Array.from(document.querySelectorAll('body *'))
      .filter(isBeyond)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Shows what a reader can open in the text: each tab and each section. */
export async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('.tab-panel').forEach((panel) => (panel.hidden = false));
    document.querySelectorAll<HTMLElement>('.markdown details:not([open])').forEach((section) => {
      section.querySelector('summary')?.click();
    });
  });
}

/** Gives what would scroll up and down in the text its whole height: axe cannot measure what is out of sight. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    document
      .querySelectorAll<HTMLElement>('.tab-panels, .tab-panel')
      .forEach((box) => (box.style.flex = 'none'));
    document.querySelectorAll('pre').forEach((code) => (code.style.maxHeight = 'none'));
  });
}

/** Waits until the browser has nothing to do: what the page puts off until then has begun. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** A file that a page has fetched. */
export interface Fetched {
  url: string;
  /** What its body took on the wire: text is compressed, as GitHub Pages does. */
  bytes: number;
  /** Whether it was fetched ahead, for another page. */
  isAhead: boolean;
}

/** What a page has fetched, its document first, when nothing is left to do. */
export async function fetchedUntilIdle(page: Page): Promise<Fetched[]> {
  for (let before = -1, now = 0; before !== now; now = (await fetched(page)).length) {
    before = now;
    await page.waitForLoadState('networkidle');
    // What is fetched ahead starts when the browser is idle, and one comes after the other.
    await idle(page);
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')).every(
        ({href}) => performance.getEntriesByName(href).length > 0,
      ),
    );
    await idle(page);
  }
  return fetched(page);
}

function fetched(page: Page): Promise<Fetched[]> {
  return page.evaluate(() => {
    const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'));
    const ahead = new Set(links.map(({href}) => href));
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries.map(({name, encodedBodySize, initiatorType}) => ({
      url: name,
      bytes: encodedBodySize,
      // The page itself may need a file that another page needs too.
      isAhead: initiatorType === 'link' && ahead.has(name),
    }));
  });
}
