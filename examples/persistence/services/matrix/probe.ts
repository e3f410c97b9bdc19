import type { Class, Filter, QueryService } from '@ptc-org/nestjs-query-core';
import type { Label, Project, Ticket, Watch } from './entities';

/** What a probe may ask, on any ORM. */
export interface Tracker {
  tickets: QueryService<Ticket>;
  /** The same, with soft deletes. */
  softTickets: QueryService<Ticket> & {
    restoreOne?: (id: number) => Promise<unknown>;
  };
  projects: QueryService<Project>;
  labels: QueryService<Label>;
  watches: QueryService<Watch>;
  classes: {
    Ticket: Class<Ticket>;
    Project: Class<Project>;
    Label: Class<Label>;
  };
  /** How many rows there are, with those that were softly deleted. */
  ticketRows: () => Promise<number>;
  /** How often a listener of a ticket ran since the last call, and one of many. */
  listened: () => { each: number; bulk: number };
  /** Whether a service on a second database works there. */
  hasSecondDatabase: () => Promise<boolean>;
  /** How many statements `work` sends. */
  statements: (work: () => Promise<unknown>) => Promise<number>;
}

/** One row of the matrix: how the adapter behaves, found out by asking it. */
export interface Probe {
  /** The first cell of the row, as the page writes it. */
  feature: string;
  /** The adapter's cell; `no` where the ORM refuses or the statement fails. */
  verdict: (tracker: Tracker) => Promise<string>;
}

/** The ids of the tickets that a filter finds, in order. */
export async function idsOf(
  { tickets }: Tracker,
  filter: Filter<Ticket>,
): Promise<string> {
  const found = await tickets.query({ filter });
  return found
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(' ');
}

/** `yes` where every pair is equal, else `no`. */
export function yesIf(...pairs: [found: unknown, expected: unknown][]): string {
  return pairs.every(([found, expected]) => found === expected) ? 'yes' : 'no';
}

/** `yes` or `no` where two operators behave alike, else the one that finds what it should. */
export async function eachOf(
  tracker: Tracker,
  ...operators: [name: string, filter: Filter<Ticket>, expected: string][]
): Promise<string> {
  const right: string[] = [];
  for (const [name, filter, expected] of operators) {
    const found = await idsOf(tracker, filter).catch(() => 'refused');
    if (found === expected) right.push(`\`${name}\``);
  }
  if (right.length === operators.length) return 'yes';
  return right.length === 0 ? 'no' : `${right.join(' ')} only`;
}

/** `throws`, or what `work` gives. */
export function throwsOr(work: Promise<string>): Promise<string> {
  return work.catch(() => 'throws');
}
