import { randomInt } from 'node:crypto';
import { isLongRun } from '../_harness/long-run';
import { drawn, plantedAndFound, type Size } from './drawn';
import { knownLeaks } from './known';
import type { Adapter } from './stack';

const MINUTES = 10;

/** Names the first seed of a long search, to run one again. */
const VARIABLE = 'SWEEP_SEED';

/** Draws a few applications, of which a share is asked; in a long run, many more before. */
export async function drawnOrSearched(
  adapter: Adapter,
  { numRuns, every }: { numRuns: number; every: number },
): Promise<Size> {
  if (isLongRun()) await search(adapter);
  return drawn({ seed: 41, numRuns }, adapter, { every });
}

/** Looks for the known leaks on an adapter; in a long run, draws applications on it before. */
export async function knownOrSearched(adapter: Adapter): Promise<void> {
  if (isLongRun()) await search(adapter);
  await knownLeaks(adapter);
}

/** Draws applications for ten minutes, from another seed each time, asks for everything in them, and plants faults. */
async function search(adapter: Adapter): Promise<void> {
  const given = Number(process.env[VARIABLE]);
  const first =
    Number.isInteger(given) && given > 0 ? given : randomInt(2 ** 31);
  const until = performance.now() + MINUTES * 60_000;
  const size = { applications: 0, requests: 0, planted: 0 };
  tell(`${VARIABLE}=${first}`);
  for (let seed = first; performance.now() < until; seed += 1) {
    const { applications, requests } = await drawn(
      { seed, numRuns: 1 },
      adapter,
    );
    size.applications += applications;
    size.requests += requests;
    size.planted += await plantedAndFound({ seed, numRuns: 1 }, adapter);
  }
  tell(JSON.stringify(size));
}

/** Past what is recorded, because no two of these searches are the same. */
function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}
