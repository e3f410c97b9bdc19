import fc from 'fast-check';
import { start } from './application';
import { distinct, told } from './judge';
import { firstLeak } from './known';
import {
  type AppOptions,
  described,
  type Hazard,
  HAZARDS,
  neutral,
} from './options';
import type { Adapter } from './stack';
import { Sweep, type SweepOptions } from './sweep';

export interface Size {
  applications: number;
  requests: number;
}

/**
 * Draws applications that follow the pages, and sweeps each.
 * @throws with the smallest application that leaks, and with its requests
 */
export async function drawn(
  { seed, numRuns }: { seed: number; numRuns: number },
  adapter: Adapter,
  options: SweepOptions = {},
): Promise<Size> {
  const size: Size = { applications: 0, requests: 0 };
  await fc.assert(
    fc.asyncProperty(neutral, async (application) => {
      size.applications += 1;
      const { leaks, requests } = await sweepOf(application, adapter, options);
      size.requests += requests;
      if (leaks.length === 0) return;
      const lines = distinct(leaks).map(told);
      throw new Error([described(application), ...lines].join('\n'));
    }),
    { seed, numRuns, verbose: 0 },
  );
  return size;
}

const planted = (Object.keys(HAZARDS) as Hazard[]).filter(
  (hazard) => HAZARDS[hazard][0] === 'planted',
);

/**
 * Draws applications, plants each of the faults in each of them, and looks for it.
 * @returns how many were planted
 * @throws with the smallest application in which a fault is not found
 */
export async function plantedAndFound(
  { seed, numRuns }: { seed: number; numRuns: number },
  adapter: Adapter,
): Promise<number> {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(neutral, async (application) => {
      for (const hazard of planted) {
        // Its class would decide instead of the filter that is planted.
        const authorizer =
          application.authorizer === 'class with relations'
            ? 'class'
            : application.authorizer;
        const options = { ...application, authorizer, hazard } as const;
        count += 1;
        if (!(await firstLeak(options, adapter)))
          throw new Error(`Not found: ${described(options)}`);
      }
    }),
    { seed, numRuns, verbose: 0 },
  );
  return count;
}

/** Sweeps one application. */
async function sweepOf(
  application: AppOptions,
  adapter: Adapter,
  options: SweepOptions,
): Promise<Sweep> {
  const target = await start(application, adapter);
  try {
    return await new Sweep(target, options).run();
  } finally {
    await target.stop();
  }
}
