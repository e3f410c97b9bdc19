import type { Filter, QueryService } from '@ptc-org/nestjs-query-core';
import type { Ticket } from './entities';

export async function emptyList(tickets: QueryService<Ticket>) {
  // #region empty-list
  const priorities: number[] = [];
  await tickets.query({ filter: { priority: { in: priorities } } });
  // #endregion
}

export async function guardedList(tickets: QueryService<Ticket>) {
  const priorities: number[] = [];
  // #region guarded-list
  const found =
    priorities.length > 0
      ? await tickets.query({ filter: { priority: { in: priorities } } })
      : [];
  // #endregion
  return found;
}

export async function undefinedField(tickets: QueryService<Ticket>) {
  // #region undefined-field
  const status: { eq: string } | undefined = undefined;
  await tickets.query({ filter: { status } });
  // #endregion
}

export async function unknownOperator(tickets: QueryService<Ticket>) {
  // #region unknown-operator
  const fromOutside = JSON.parse(
    '{"title": {"startsWith": "App"}}',
  ) as Filter<Ticket>;
  await tickets.query({ filter: fromOutside });
  // #endregion
}

export async function badBetween(tickets: QueryService<Ticket>) {
  // #region bad-between
  const fromOutside = JSON.parse(
    '{"priority": {"between": [1, 3]}}',
  ) as Filter<Ticket>;
  await tickets.query({ filter: fromOutside });
  // #endregion
}

export async function unknownField(tickets: QueryService<Ticket>) {
  // #region unknown-field
  const fromOutside = JSON.parse('{"owner": {"eq": 1}}') as Filter<Ticket>;
  await tickets.query({ filter: fromOutside });
  // #endregion
}

export async function dateInList(tickets: QueryService<Ticket>) {
  // #region date-in-list
  const days = [new Date('2026-01-20'), new Date('2026-01-31')];
  await tickets.query({ filter: { dueDate: { in: days } } });
  // #endregion
}
