import {rmSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../tests/browser/sites';
import {type Figure, report} from './report';
import {buildStockSite, STOCK} from './stock-site';
import {type Usage, usageOf} from './usage';

const MEBIBYTES = 1024;
const ROUNDS = 2;

/** `npm run build`, all of it. */
const buildSite = (): Promise<Usage> => usageOf('npm', ['run', 'build', '--silent']);

/** Removes what earlier builds left for later ones, of the site and of the stock one. */
function forget(folder: string): void {
  for (const name of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
}

/** The least time of several runs, because other work on the machine can only add to it; the most memory. */
function least(runs: Usage[]): Usage {
  return {
    seconds: Math.min(...runs.map(({seconds}) => seconds)),
    mebibytes: Math.max(...runs.map(({mebibytes}) => mebibytes)),
  };
}

interface Pair {
  ours: Usage;
  stock: Usage;
}

/** Builds both sites in turn, `ROUNDS` times. */
async function buildBoth(prepare: () => void): Promise<Pair> {
  const ours: Usage[] = [];
  const stock: Usage[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    prepare();
    ours.push(await buildSite());
    stock.push(await buildStockSite());
  }
  return {ours: least(ours), stock: least(stock)};
}

/** What a build of the site uses beside one of the stock site with webpack: cold, then warm. */
export async function measureBuilds(): Promise<{text: string; figures: Figure[]}> {
  const cold = await buildBoth(() => {
    [ROOT, STOCK].forEach(forget);
  });
  const warm = await buildBoth(() => undefined);
  const cpu = (name: string, {seconds}: Usage): Figure => ({name, value: seconds, unit: 's'});
  const memory = (name: string, {mebibytes}: Usage): Figure => ({
    name,
    value: mebibytes,
    unit: 'MiB',
    ...(!name.includes('stock') && {bound: {atMost: MEBIBYTES}}),
  });
  const figures: Figure[] = [
    cpu('cold', cold.ours),
    cpu('cold, stock', cold.stock),
    {name: 'cold, of stock', value: cold.ours.seconds / cold.stock.seconds, bound: {atMost: 0.35}},
    cpu('warm', warm.ours),
    cpu('warm, stock', warm.stock),
    {name: 'warm, of stock', value: warm.ours.seconds / warm.stock.seconds, bound: {atMost: 0.7}},
    memory('memory, cold', cold.ours),
    memory('memory, warm', warm.ours),
    memory('memory, cold, stock', cold.stock),
  ];
  return {text: report('Build, CPU time', figures), figures};
}
