import * as tracker from '../../../_harness/tracker-data';

const milestones = ['Beta', 'alpha', null, 'beta', null, 'Alpha', '1.0', '1x0'];
const blocked = [true, false, null, false, null, true, false, null];

export const { users, projects } = tracker;

/** The first of them is pinned. */
export const comments = tracker.comments.map((comment) => ({
  ...comment,
  isPinned: comment.id === 1,
}));

export const labels = tracker.labels.map(({ id, name }) => ({
  id,
  code: name,
  color: '',
}));

/** With milestones, of which some differ only in case, and with nulls. */
export const tickets = tracker.tickets.map((ticket, index) => ({
  ...ticket,
  milestone: milestones[index] ?? null,
  isBlocked: blocked[index] ?? null,
}));

export const ticketLabels = tracker.ticketLabels.map(
  ({ ticketId, labelId }) => ({
    ticketId,
    labelId,
    labelCode: labels.find(({ id }) => id === labelId)?.code ?? '',
  }),
);

export const watches = [
  { userId: 1, ticketId: 1 },
  { userId: 1, ticketId: 2 },
];

/** The key of a row in a database of tables. */
export function keyInTables(kind: string, row: number): number {
  if (kind !== 'label') return row;
  // The keys of labels are texts, which the scenarios hand on as they are.
  return (labels.find(({ id }) => id === row)?.code ?? row) as number;
}

/** Rows get their ids from the database, which counts them from 1. */
export function withoutIds<Row extends { id: number }>(
  records: Row[],
): Omit<Row, 'id'>[] {
  return records.map((record) => ({ ...record, id: undefined }));
}
