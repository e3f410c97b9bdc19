import type { Filter, QueryService } from '@ptc-org/nestjs-query-core';
import type { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import type { DataSource } from 'typeorm';
import type { AuditEntry, Label, Project, Ticket, Watch } from './entities';

/** What a probe may ask. */
export interface Tracker {
  tickets: TypeOrmQueryService<Ticket>;
  /** The same, with `useSoftDelete`. */
  softTickets: TypeOrmQueryService<Ticket>;
  projects: QueryService<Project>;
  labels: QueryService<Label>;
  watches: QueryService<Watch>;
  audit: QueryService<AuditEntry>;
  source: DataSource;
  /** How many statements `work` sends. */
  statements: (work: () => Promise<unknown>) => Promise<number>;
}

/** One row of the matrix: how the adapter behaves, found out by asking it. */
export interface Probe {
  /** The first cell of the row, as the page writes it. */
  feature: string;
  /** The adapter's cell; `no` where TypeORM refuses or the statement fails. */
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

/** `throws`, or what `work` gives. */
export function throwsOr(work: Promise<string>): Promise<string> {
  return work.catch(() => 'throws');
}
