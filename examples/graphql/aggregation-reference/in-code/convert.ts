import {
  type AggregateQuery,
  transformAggregateQuery,
} from '@ptc-org/nestjs-query-core';

interface TicketDTO {
  id: number;
  urgency: number;
}

interface Ticket {
  id: number;
  priority: number;
}

const columns = { id: 'id', urgency: 'priority' } as const;

// #region without-groups
export const convert = (
  query: AggregateQuery<TicketDTO>,
): AggregateQuery<Ticket> =>
  transformAggregateQuery<TicketDTO, Ticket>(query, columns);
// #endregion without-groups

// #region with-groups
export const convertWithGroups = (
  query: AggregateQuery<TicketDTO>,
): AggregateQuery<Ticket> => ({
  ...transformAggregateQuery<TicketDTO, Ticket>(query, columns),
  groupBy: query.groupBy?.map(({ field, args }) => ({
    field: columns[field],
    args,
  })),
});
// #endregion with-groups
