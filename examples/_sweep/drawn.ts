import fc from 'fast-check';
import type { DataSourceOptions } from 'typeorm';
import { start } from './application';
import { distinct, told } from './judge';
import { type AppOptions, described, neutral } from './options';
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
  database: DataSourceOptions,
  options: SweepOptions = {},
): Promise<Size> {
  const size: Size = { applications: 0, requests: 0 };
  await fc.assert(
    fc.asyncProperty(neutral, async (application) => {
      size.applications += 1;
      const { leaks, requests } = await sweepOf(application, database, options);
      size.requests += requests;
      if (leaks.length === 0) return;
      const lines = distinct(leaks).map(told);
      throw new Error([described(application), ...lines].join('\n'));
    }),
    { seed, numRuns, verbose: 0 },
  );
  return size;
}

/** Sweeps one application. */
export async function sweepOf(
  application: AppOptions,
  database: DataSourceOptions,
  options: SweepOptions,
): Promise<Sweep> {
  const target = await start(application, database);
  try {
    return await new Sweep(target, options).run();
  } finally {
    await target.stop();
  }
}
