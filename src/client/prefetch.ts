import type {ClientModule} from '@docusaurus/types';

/**
 * How many bytes may be fetched ahead on one page before no further page is. The last one comes on top of them:
 * `tests/browser/budgets.spec.ts` bounds both together.
 */
const ENOUGH = 60_000;

interface PageFile {
  url: string;
  route: string;
}

let queue: PageFile[] = [];
/** Pages share files, and Firefox would fetch each of them again. */
const requested = new Set<string>();
let spent = 0;
let running = false;

/** The pages before and after the one at hand: whoever reads on opens one of them. */
function neighbors(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.pagination-nav__link');
  return Array.from(links, ({pathname}) => pathname);
}

/** What to fetch now: a neighbor at any time, another page while there is something left to spend. */
function next(): PageFile | undefined {
  const near = neighbors();
  return queue.find(({route}) => near.includes(route)) ?? (spent < ENOUGH ? queue[0] : undefined);
}

async function fetchAhead(url: string): Promise<void> {
  const link = document.createElement('link');
  // Safari knows no such links, and would never tell of one that it is there.
  if (!link.relList.supports('prefetch')) {
    await fetch(url, {priority: 'low'})
      .then((response) => response.text())
      .catch(String);
    return;
  }
  await new Promise<void>((resolve) => {
    link.rel = 'prefetch';
    link.href = url;
    link.onload = link.onerror = () => {
      resolve();
    };
    document.head.append(link);
  });
}

/** What came over the network, headers included; nothing for what the browser had. */
function bytesOf(url: string): number {
  const entries = performance.getEntriesByName(new URL(url, location.href).href);
  return (entries.at(-1) as PerformanceResourceTiming | undefined)?.transferSize ?? 0;
}

/** Waits until the browser has nothing else to do; Safari cannot tell. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 500);
    else requestIdleCallback(() => resolve(), {timeout: 2000});
  });
}

/** Fetches one after the other: a reader's own request waits for no more than one of them. */
async function work(): Promise<void> {
  if (running) return;
  running = true;
  await idle();
  for (let one = next(); one; one = next()) {
    const {url} = one;
    queue = queue.filter((other) => other !== one);
    if (requested.has(url)) continue;
    requested.add(url);
    await fetchAhead(url);
    spent += bytesOf(url);
  }
  running = false;
}

/**
 * Fetches a script of a page that a reader may open next, once the browser is idle and within the page's budget; what
 * is beyond it waits for the next page's. A page that is pointed at or touched is loaded at once, whatever was spent:
 * Docusaurus does that by other means.
 *
 * @param url of the script.
 * @param route of the page that needs it.
 */
export default function prefetch(url: string, route: string): void {
  queue.push({url, route});
  void work();
}

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Called by Docusaurus when another page shows, which has a budget of its own, or another part of the same. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (location.pathname === previousLocation?.pathname) return;
  spent = 0;
  void work();
}
