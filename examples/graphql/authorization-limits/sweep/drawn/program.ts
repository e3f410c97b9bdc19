import { defineProgram } from '../../../../_harness/define-program';
import { isLongRun } from '../../../../_harness/long-run';
import { drawn, type Size } from '../../../../_sweep/drawn';

const database = { type: 'sqljs' } as const;

// #region drawn
/** Two applications, of which each fifth filter, order, page and mutation is asked. */
async function someApplications(): Promise<Size> {
  const seed = 41;
  const size = await drawn({ seed, numRuns: 2 }, database, { every: 5 });
  if (isLongRun()) await moreApplications(seed + 1);
  return size;
}
// #endregion

/** Draws applications for ten minutes, and asks for everything in them. */
async function moreApplications(firstSeed: number): Promise<void> {
  const until = performance.now() + 10 * 60_000;
  for (let seed = firstSeed; performance.now() < until; seed += 1)
    await drawn({ seed, numRuns: 1 }, database);
}

export default defineProgram({
  steps: [{ run: 'size', call: someApplications }],
});
