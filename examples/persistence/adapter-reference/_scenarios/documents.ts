import type { INestApplication } from '@nestjs/common';
import { type Class, getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { type Connection, type Model, Types } from 'mongoose';
import { idOf } from '../../../_harness/mongodb-data';
import * as rows from './rows';
import type { Kind, Stage, Tracker } from './tracker';

type KeyKind = Parameters<typeof idOf>[0];

function reference(kind: KeyKind, row: number): Types.ObjectId {
  return new Types.ObjectId(idOf(kind, row));
}

/** The key of a document; the scenarios hand it on as it is. */
function keyInDocuments(kind: Kind, row: number): number {
  return idOf(kind, row) as unknown as number;
}

/** The rows as documents, by collection. Where a ticket has no value, the first of two says null, and the second nothing. */
const collections: Record<string, { _id: Types.ObjectId }[]> = {
  users: rows.users.map(({ id, name }) => ({
    _id: reference('user', id),
    name,
  })),
  projects: rows.projects.map(({ id, name, ownerId }) => ({
    _id: reference('project', id),
    name,
    owner: reference('user', ownerId),
  })),
  labels: rows.labels.map(({ id, ...label }) => ({
    _id: reference('label', id),
    ...label,
  })),
  tickets: rows.tickets.map(
    ({ id, projectId, assigneeId, milestone, dueDate, ...ticket }) => ({
      _id: reference('ticket', id),
      ...ticket,
      ...(milestone === null && id === 5 ? {} : { milestone }),
      ...(dueDate === null && id === 8 ? {} : { dueDate }),
      project: reference('project', projectId),
      assignee: assigneeId && reference('user', assigneeId),
      labels: rows.ticketLabels
        .filter(({ ticketId }) => ticketId === id)
        .map(({ labelId }) => reference('label', labelId)),
    }),
  ),
  comments: rows.comments.map(({ id, body, isPinned, ticketId }) => ({
    _id: reference('comment', id),
    body,
    isPinned,
    ticket: reference('ticket', ticketId),
  })),
};

/** Empties the collections and fills them anew. */
async function seedDocuments(connection: Connection): Promise<void> {
  for (const [name, documents] of Object.entries(collections)) {
    const collection = connection.collection(name);
    await collection.deleteMany({});
    await collection.insertMany(documents);
  }
}

/** The stage of the two adapters for MongoDB. */
export function documentsStage(
  app: INestApplication,
  {
    Ticket,
    Comment,
    ...others
  }: Record<keyof Tracker['classes'], Class<unknown>>,
  heard: string[],
): Stage {
  const service = <T>(document: Class<unknown>): T =>
    app.get<T>(getQueryServiceToken(document));
  const { Model: TicketModel } = service<{ Model: Model<unknown> }>(Ticket);
  const connection = TicketModel.db;
  const tracker: Tracker = {
    tickets: service(Ticket),
    softTickets: service(Ticket),
    projects: service(others.Project),
    labels: service(others.Label),
    comments: service(Comment),
    // The documents have what the scenarios read.
    classes: {
      ...others,
      Ticket: TicketModel,
      Comment: connection.model('Comment'),
    } as unknown as Tracker['classes'],
    key: keyInDocuments,
    storedTickets: () => connection.collection('tickets').countDocuments({}),
    hooks: () => heard.splice(0),
    statements: async (work) => {
      let count = 0;
      connection.set('debug', () => void (count += 1));
      await work();
      connection.set('debug', false);
      return count;
    },
  };
  return { tracker, seed: () => seedDocuments(connection) };
}

/** The hooks of Mongoose that writes may run. */
export const hooks = [
  'save',
  'insertMany',
  'findOneAndUpdate',
  'findOneAndDelete',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
] as const;
