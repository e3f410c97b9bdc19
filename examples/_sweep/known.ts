import { start } from './application';
import { distinct, type Leak, told } from './judge';
import {
  type AppOptions,
  type Hazard,
  HAZARDS,
  type Phase,
  plain,
} from './options';
import type { Adapter } from './stack';
import { canHave } from './supported';
import { Sweep } from './sweep';

/** Builds the smallest application with each of the known leaks, and prints the smallest request that shows it. */
export async function knownLeaks(adapter: Adapter): Promise<void> {
  const stack = adapter();
  const hazards = Object.keys(HAZARDS) as Hazard[];
  for (const hazard of hazards.filter((one) => canHave(one, stack))) {
    const [place] = HAZARDS[hazard];
    console.log(`${hazard} (${place})`);
    if (stack.lacks?.includes(hazard)) {
      console.log('  not there');
      continue;
    }
    const leak = await firstLeak({ ...plain, hazard }, adapter);
    console.log(`  ${leak ? told(leak) : 'nothing'}`);
  }
}

/** Sweeps the smallest application, which has all remedies, with a share of the filters, orders, pages and mutations. */
export async function plainLeaks(adapter: Adapter): Promise<string[]> {
  const target = await start(plain, adapter);
  try {
    const { leaks, requests } = await new Sweep(target, { every: 4 }).run();
    return [`${requests} requests`, ...distinct(leaks).map(told)];
  } finally {
    await target.stop();
  }
}

/** Looks in an application for what its hazard makes it leak. */
export async function firstLeak(
  options: AppOptions & { hazard: Hazard },
  adapter: Adapter,
): Promise<Leak | undefined> {
  const [, phase, only]: [string, Phase, RegExp?] = HAZARDS[options.hazard];
  const target = await start(options, adapter);
  try {
    const { leaks } = await new Sweep(target, {
      phase,
      stopsAtFirst: true,
      ...(only && { only }),
    }).run();
    return distinct(leaks)[0];
  } finally {
    await target.stop();
  }
}
