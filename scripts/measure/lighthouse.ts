import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {LAUNCH_ARGUMENTS, provideChromium} from '../../tests/browser/chromium';
import {serveSite} from '../../tests/browser/server';
import {BASE_URL, MAIN_BUILD, ROOT} from '../../tests/browser/sites';
import {type Kind, KINDS, PAGES} from './pages';
import {type Figure, median, report, table} from './report';
import {STOCK_BUILD} from './stock-site';

const RUNS = 5;
/** How far our performance must be above stock's, and what it aims at. */
const PERFORMANCE: Record<Kind, {above: number; aim: number}> = {
  home: {above: 5, aim: 98},
  short: {above: 5, aim: 98},
  longest: {above: 15, aim: 98},
};

interface Run {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  shift: number;
  blocking: number;
  contentful: number;
  failing: string[];
}

const CLI = createRequire(path.join(ROOT, 'package.json')).resolve('lighthouse/cli/index.js');

/** What is read of a report of Lighthouse. */
interface Report {
  categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {score: number | null; numericValue?: number}>;
}

/**
 * The report of one run of the mobile preset, with simulated throttling, in a browser of its own. Its own program makes
 * it: what it sends into the page would not survive being compiled with the code here.
 */
async function reportOf(url: string): Promise<Report> {
  const args = [
    CLI,
    url,
    '--quiet',
    '--output=json',
    `--chrome-flags=--headless=new ${LAUNCH_ARGUMENTS.join(' ')}`,
  ];
  const {stdout} = await promisify(execFile)(process.execPath, args, {
    env: {...process.env, CHROME_PATH: provideChromium()},
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

async function audit(url: string): Promise<Run> {
  const {categories, audits} = await reportOf(url);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failing = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => `${name}: ${id}`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    contentful: value('largest-contentful-paint'),
    failing,
  };
}

type Runs = Record<Kind, Run[]>;

/** Lighthouse on each kind of page, ours and the stock site's in turn; medians. HTTP/1.1 without TLS, gzip. */
export async function measureLighthouse(): Promise<{text: string; figures: Figure[]}> {
  const [ours, stock] = await Promise.all([
    serveSite(MAIN_BUILD, BASE_URL),
    serveSite(STOCK_BUILD, BASE_URL),
  ]);
  const runs: {ours: Runs; stock: Runs} = {
    ours: {home: [], short: [], longest: []},
    stock: {home: [], short: [], longest: []},
  };
  for (let run = 0; run < RUNS; run++) {
    for (const kind of KINDS) {
      runs.ours[kind].push(await audit(ours.origin + BASE_URL + PAGES[kind]));
      runs.stock[kind].push(await audit(stock.origin + BASE_URL + PAGES[kind]));
    }
  }
  await Promise.all([ours.close(), stock.close()]);
  const figures = KINDS.flatMap((kind) => figuresOf(kind, runs.ours[kind], runs.stock[kind]));
  const rows = KINDS.flatMap((kind) => [
    rowOf(`${kind}`, runs.ours[kind]),
    rowOf(`${kind}, stock`, runs.stock[kind]),
  ]);
  const head = ['page', 'performance', 'range', 'blocking ms', 'largest paint ms', 'failing'];
  return {text: `${report('Lighthouse, mobile', figures)}\n${table(head, rows)}\n`, figures};
}

const middle = (runs: Run[], key: Exclude<keyof Run, 'failing'>) => median(runs.map((run) => run[key]));

function figuresOf(kind: Kind, ours: Run[], stock: Run[]): Figure[] {
  const {above, aim} = PERFORMANCE[kind];
  const perfect = (['accessibility', 'best-practices', 'seo'] as const).map((key): Figure => {
    return {name: `${kind}: ${key}`, value: middle(ours, key), bound: {atLeast: 100}};
  });
  const needed = Math.min(100, middle(stock, 'performance') + above);
  return [
    {name: `${kind}: performance`, value: middle(ours, 'performance'), bound: {atLeast: needed}, aim},
    ...perfect,
    {name: `${kind}: layout shift`, value: middle(ours, 'shift'), bound: {atMost: 0}},
  ];
}

function rowOf(name: string, runs: Run[]): string[] {
  const scores = runs.map(({performance}) => performance);
  const failing = [...new Set(runs.flatMap((run) => run.failing))];
  return [
    name,
    String(median(scores)),
    `${Math.min(...scores)}–${Math.max(...scores)}`,
    String(Math.round(middle(runs, 'blocking'))),
    String(Math.round(middle(runs, 'contentful'))),
    failing.join(', '),
  ];
}
