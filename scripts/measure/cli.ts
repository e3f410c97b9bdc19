/**
 * Prints what the site weighs and takes, beside what was stated. Build the site before; `build` does so itself.
 *
 * Usage: npm run measure -- [bytes] [main-thread] [lighthouse] [live] [search] [build] [growth [FACTOR…]]     all but growth without a name
 */
import {existsSync} from 'node:fs';
import {loadavg} from 'node:os';
import path from 'node:path';
import {MAIN_BUILD} from '../../tests/browser/sites';
import {measureBrowser} from './browser';
import {measureBuilds} from './builds';
import {measureBytes} from './bytes';
import {measureGrowth} from './growth';
import {measureLighthouse} from './lighthouse';
import {measureLive} from './live';
import {type Figure, holds} from './report';
import {measureSearch} from './search';
import {buildStockSite, STOCK_BUILD, writeStockSite} from './stock-site';

interface Part {
  run: () => Promise<{text: string; figures: Figure[]}>;
  /** Whether the stock site must stand built. */
  needsStock?: true;
}

const names = process.argv.slice(2).filter((argument) => !/^\d+$/.test(argument));
const factors = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));

const PARTS: Record<string, Part> = {
  bytes: {run: measureBytes},
  'main-thread': {run: measureBrowser, needsStock: true},
  lighthouse: {run: measureLighthouse, needsStock: true},
  live: {run: measureLive},
  search: {run: measureSearch},
  build: {
    run: () => {
      writeStockSite();
      return measureBuilds();
    },
  },
  growth: {run: () => measureGrowth(factors.length > 0 ? factors.map(Number) : [1, 10, 50])},
};

async function main(): Promise<void> {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);
  if (!names.includes('build') && !existsSync(path.join(MAIN_BUILD, 'index.html'))) {
    throw new Error(`${MAIN_BUILD} holds no built site: run "npm run build" first`);
  }
  const chosen = names.length > 0 ? names : ['build', 'bytes', 'main-thread', 'lighthouse', 'live', 'search'];
  const missed: string[] = [];
  for (const name of chosen) {
    const part = PARTS[name];
    if (!part) continue;
    if (part.needsStock && !existsSync(STOCK_BUILD)) {
      writeStockSite();
      await buildStockSite();
    }
    const {text, figures} = await part.run();
    console.log(text);
    missed.push(...figures.filter((figure) => !holds(figure)).map((figure) => figure.name));
  }
  console.log(`Load of the machine over the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}`);
  if (missed.length > 0) console.log(`Missed: ${missed.join('; ')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
