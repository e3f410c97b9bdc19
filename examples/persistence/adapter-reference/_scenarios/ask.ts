import { type Filter, SortDirection } from '@ptc-org/nestjs-query-core';
import { numberOf } from './show';
import type { Project, Ticket, Tracker } from './tracker';

/** The numbers of records, in their order. */
export function rowsOf(records: { id: number }[]): unknown[] {
  return records.map(({ id }) => numberOf(id));
}

/** The numbers of records where their order says nothing. */
export function setOf(records: { id: number }[]): unknown[] {
  return rowsOf(records).sort((a, b) => Number(a) - Number(b));
}

/** The tickets that a filter finds. */
export async function find(
  { tickets }: Tracker,
  filter: Filter<Ticket>,
): Promise<unknown[]> {
  return setOf(await tickets.query({ filter }));
}

/** What no type checks, such as the body of a REST request. */
export function unchecked(filter: object): Filter<Ticket> {
  return filter as Filter<Ticket>;
}

export const byId = [{ field: 'id' as const, direction: SortDirection.ASC }];

/** Each record's number with what `read` makes of what belongs to it. */
export function perRecord<T>(
  records: { id: number }[],
  map: Map<unknown, T>,
  read: (value: T | undefined) => unknown = (value) => value,
): object {
  return Object.fromEntries(
    records.map((record) => [numberOf(record.id), read(map.get(record))]),
  );
}

export function allProjects({ projects }: Tracker): Promise<Project[]> {
  return projects.query({ sorting: byId });
}
