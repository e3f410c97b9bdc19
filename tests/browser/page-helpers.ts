import type {Page} from '@playwright/test';

/** The files of single pages: every script but the two that each page starts with. */
export const PAGE_FILES = /\/assets\/js\/(?!runtime~|main\.)[^/]+\.js$/;

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

/** What the site has stored under a name, or null. */
export async function stored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), await storageKey(page, name));
}

/** Stores a value as an earlier visit would have left it. */
export async function store(page: Page, name: string, value: string): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
    },
    [await storageKey(page, name), value] as const,
  );
}

/** How far the layout of the page has shifted since it was opened; 0 is not at all. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
            sum += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(sum);
          }, 100);
        });
      }),
  );
}
