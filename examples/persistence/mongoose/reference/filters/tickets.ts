import type { Filter } from '@ptc-org/nestjs-query-core';
import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import { type Document, model, Schema } from 'mongoose';

interface Ticket extends Document {
  title: string;
  status?: string | null;
  assigneeId?: number;
  priority: number;
  watchers: string[];
  estimates: { by: string; days: number }[];
}

export const TicketModel = model<Ticket>(
  'Ticket',
  new Schema({
    title: String,
    status: String,
    assigneeId: Number,
    priority: Number,
    watchers: [String],
    estimates: [{ by: String, days: Number }],
  }),
);
const service = new MongooseQueryService<Ticket>(TicketModel);

// #region stored
export const stored = [
  {
    title: 'Dark mode',
    status: 'open',
    assigneeId: 1,
    priority: 1,
    watchers: ['Ada', 'Ben'],
    estimates: [
      { by: 'Ada', days: 5 },
      { by: 'Ben', days: 1 },
    ],
  },
  {
    title: 'Add a dark mode',
    status: 'done',
    assigneeId: 2,
    priority: 2,
    watchers: ['Ben'],
    estimates: [{ by: 'Ada', days: 2 }],
  },
  { title: 'dark_mode', status: null, priority: 3 },
  { title: 'Dark\nmode', priority: 4 },
];
// #endregion

async function find(filters: object[]): Promise<void> {
  for (const filter of filters) {
    const found = await service.query({ filter: filter as Filter<Ticket> });
    const priorities = found.map(({ priority }) => priority).sort();
    console.log(JSON.stringify(filter), 'finds', priorities.join(', '));
  }
}

export function comparisons(): Promise<void> {
  // #region comparisons
  return find([
    { status: { is: null } },
    { status: { neq: 'open' } },
    { status: { notIn: ['open'] } },
    { status: { notLike: 'open' } },
    { status: { in: [] } },
    { title: { like: 'mode' } },
    { title: { like: 'Dark%' } },
    { title: { iLike: '%DARK%' } },
    { title: { like: 'dark_mode' } },
    { priority: { notBetween: { lower: 2, upper: 3 } } },
    { priority: { gt: 3, lt: 2 } },
    { title: {} },
  ]);
  // #endregion
}

export function arrays(): Promise<void> {
  // #region arrays
  return find([
    { watchers: { eq: 'Ada' } },
    { watchers: { neq: 'Ada' } },
    { watchers: { notLike: 'A%' } },
    { 'estimates.by': { eq: 'Ada' }, 'estimates.days': { eq: 1 } },
    { 'estimates.days': { between: { lower: 3, upper: 4 } } },
    { 'estimates.days': { notBetween: { lower: 2, upper: 4 } } },
  ]);
  // #endregion
}

export async function aggregates(): Promise<void> {
  // #region aggregates
  const count = [{ field: 'status' as const, args: {} }];
  const groupBy = count;
  const max = [{ field: 'priority' as const, args: {} }];
  console.log(await service.aggregate({}, { count, max }));
  console.log(await service.aggregate({ priority: { gt: 9 } }, { count, max }));
  // In the order of their priorities, because null and missing sort alike.
  const groups = await service.aggregate({}, { groupBy, max });
  groups.sort((a, b) => Number(a.max?.priority) - Number(b.max?.priority));
  console.log(groups);
  // #endregion
}

export async function unconverted(): Promise<void> {
  // #region unconverted
  const filter = { priority: { eq: '1' } } as unknown as Filter<Ticket>;
  const max = [{ field: 'priority' as const, args: {} }];
  console.log((await service.query({ filter })).length);
  console.log(await service.aggregate(filter, { max }));
  // #endregion
}

export async function ofNobody(): Promise<void> {
  // #region of-nobody
  const context: { user?: { id: number } } = {};
  const filter: Filter<Ticket> = { assigneeId: { eq: context.user?.id } };
  for (const { title } of await service.query({ filter })) console.log(title);
  // #endregion
}

export async function emptyComparison(): Promise<void> {
  // #region empty
  console.log(await service.updateMany({ status: 'done' }, { title: {} }));
  console.log(await service.deleteMany({ title: {} }));
  // #endregion
}
