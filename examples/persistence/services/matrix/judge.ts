import { aggregates } from './aggregates';
import { filters } from './filters';
import type { Probe, Tracker } from './probe';
import { relations } from './relations';
import { writes } from './writes';

/** What the matrix asks of one ORM. */
export interface Candidate {
  tracker: Tracker;
  /** Empties the tables and fills them anew. */
  seed: () => Promise<void>;
  /** Whether an error says that the ORM or the database refuses. */
  refuses: (error: unknown) => boolean;
  /** Surrounds each probe, where the ORM needs that. */
  around?: (probe: () => Promise<string>) => Promise<string>;
  /** Rows where the question does not arise. */
  without?: string[];
  /** How a row says `yes`, where that takes a condition. */
  yes?: Record<string, string>;
}

/** Every row of the matrix with the adapter's cell: one `feature: verdict` a line. */
export async function judge(candidate: Candidate): Promise<string> {
  const lines: string[] = [];
  const ask = async (probe: Probe): Promise<void> => {
    if (candidate.without?.includes(probe.feature)) return;
    const verdict = await verdictOf(probe, candidate);
    const words = verdict === 'yes' && candidate.yes?.[probe.feature];
    lines.push(`${probe.feature}: ${words || verdict}`);
  };
  await candidate.seed();
  for (const probe of [...filters, ...aggregates, ...relations])
    await ask(probe);
  for (const probe of writes) {
    await candidate.seed();
    await ask(probe);
  }
  return lines.join('\n');
}

async function verdictOf(
  { feature, verdict }: Probe,
  { tracker, refuses, around = (probe) => probe() }: Candidate,
): Promise<string> {
  try {
    return await around(() => verdict(tracker));
  } catch (error) {
    if (refuses(error)) return 'no';
    throw new Error(`The probe "${feature}" failed: ${error}`, {
      cause: error,
    });
  }
}
