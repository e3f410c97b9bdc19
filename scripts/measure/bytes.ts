import {chromium} from '@playwright/test';
import {LAUNCH_ARGUMENTS, provideChromium} from '../../tests/browser/chromium';
import {aheadOf, type FirstVisit, visitFirst, weightOf} from '../../tests/browser/first-visit';
import {serveSite} from '../../tests/browser/server';
import {BASE_URL, MAIN_BUILD} from '../../tests/browser/sites';
import {KINDS, PAGES} from './pages';
import {type Figure, report, table} from './report';

const TOTALS = {home: 155, short: 170, longest: 205};

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** What a first visit transfers: bodies compressed by gzip at level 6, without headers; 1 KB is 1000 bytes. */
export async function measureBytes(): Promise<{text: string; figures: Figure[]}> {
  const server = await serveSite(MAIN_BUILD, BASE_URL);
  const browser = await chromium.launch({executablePath: provideChromium(), args: LAUNCH_ARGUMENTS});
  const figures: Figure[] = [];
  const parts: string[][] = [];
  for (const kind of KINDS) {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    const visit = await visitFirst(await context.newPage(), server.origin, PAGES[kind]);
    await context.close();
    figures.push(...figuresOf(kind, visit));
    parts.push(...partsOf(kind, visit));
  }
  await browser.close();
  await server.close();
  const text = `${report('First visit', figures)}\n${table(['page', 'file', 'KB'], parts)}\n`;
  return {text, figures};
}

function figuresOf(kind: (typeof KINDS)[number], visit: FirstVisit): Figure[] {
  const own = visit.fetched.filter(({isAhead}) => !isAhead);
  return [
    {name: `${kind}: all`, value: kilobytes(weightOf(visit)), unit: 'KB', bound: {atMost: TOTALS[kind]}},
    {name: `${kind}: scripts`, value: kilobytes(weightOf(visit, '.js')), unit: 'KB'},
    {name: `${kind}: styles`, value: kilobytes(weightOf(visit, '.css')), unit: 'KB', bound: {atMost: 15.5}},
    {name: `${kind}: requests`, value: own.length, bound: {atMost: 12}},
    {name: `${kind}: fetched ahead`, value: kilobytes(aheadOf(visit)), unit: 'KB', bound: {atMost: 100}},
    {name: `${kind}: other origins`, value: visit.foreign.length, bound: {atMost: 0}},
    {name: `${kind}: nodes`, value: visit.nodes},
  ];
}

function partsOf(kind: string, {fetched}: FirstVisit): string[][] {
  return fetched
    .filter(({isAhead}) => !isAhead)
    .map(({file, bytes}) => [kind, file || '(home page)', String(kilobytes(bytes))]);
}
