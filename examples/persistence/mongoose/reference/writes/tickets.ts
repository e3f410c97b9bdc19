import type { DeepPartial } from '@ptc-org/nestjs-query-core';
import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import { type Document, model, Query, Schema, Types } from 'mongoose';

interface Ticket extends Document {
  title: string;
  priority: number;
  views: number;
}

const schema = new Schema(
  {
    title: String,
    priority: { type: Number, max: 5 },
    views: { type: Number, default: 0 },
  },
  { timestamps: true },
);
for (const hook of [
  'validate',
  'save',
  'findOneAndUpdate',
  'updateMany',
  'findOneAndDelete',
  'deleteMany',
] as const) {
  schema.pre(hook, function (this: unknown) {
    const target = this instanceof Query ? 'a query' : 'a document';
    console.log(`  ${hook} on ${target}`);
  });
}

const TicketModel = model<Ticket>('Ticket', schema);
const service = new MongooseQueryService<Ticket>(TicketModel);

const id = '65a000000000000000000001';
const before = new Date('2025-01-01');
export const stored = [
  {
    _id: new Types.ObjectId(id),
    title: 'Dark mode',
    priority: 1,
    views: 0,
    updatedAt: before,
  },
  { title: 'Light mode', priority: 4, views: 0, updatedAt: before },
];

export async function middleware(): Promise<void> {
  // #region middleware
  const count = { $inc: { views: 1 } } as unknown as DeepPartial<Ticket>;
  const calls = {
    createOne: () => service.createOne({ title: 'Export', priority: 3 }),
    createMany: () => service.createMany([{ title: 'A' }, { title: 'B' }]),
    updateOne: () => service.updateOne(id, count),
    // More than the schema allows:
    'updateOne with 9': () => service.updateOne(id, { priority: 9 }),
    updateMany: () => service.updateMany({ priority: 4 }, {}),
    deleteOne: () => service.deleteOne(id),
    deleteMany: () => service.deleteMany({ title: { like: '%' } }),
  };
  for (const [name, call] of Object.entries(calls)) {
    console.log(name);
    const result = await call();
    if ('updatedCount' in result) console.log(' ', result);
    if ('priority' in result) console.log('  priority', result.priority);
  }
  // #endregion
}
