import { type Connection, Types } from 'mongoose';
import { countIds } from '../../_harness/mongodb';
import type { Row, Store, Tables } from '../stack';

/** An id of MongoDB, which shows the number that it stands for. */
export function objectIdOf(id: number): string {
  return String(id).padStart(24, '0');
}

/** The rows of a MongoDB, whose tickets hold the ids of their labels. */
export function mongoStore(connection: Connection): Store {
  const { ObjectId } = Types;
  const idOf = (id: unknown) =>
    id === null ? null : new ObjectId(objectIdOf(Number(id)));

  function documentOf(row: Row, links: Row[]): Row {
    const { id, projectId, ...rest } = row;
    return {
      _id: idOf(id),
      ...rest,
      ...(projectId !== undefined && { projectId: idOf(projectId) }),
      ...('title' in row && {
        labels: links
          .filter(({ ticketId }) => ticketId === id)
          .map(({ labelId }) => idOf(labelId)),
      }),
    };
  }

  return {
    fill: async ({ ticket_label: links = [], ...tables }) => {
      for (const [name, rows] of Object.entries(tables)) {
        const collection = connection.collection(name);
        await collection.deleteMany({});
        await collection.insertMany(rows.map((row) => documentOf(row, links)));
      }
      countIds();
    },
    read: async (names) => {
      const tables: Tables = {};
      for (const name of names) {
        const documents = await connection.collection(name).find().toArray();
        tables[name] = documents.map(rowOf);
      }
      tables.ticket_label = (tables.ticket ?? []).flatMap(({ id, labels }) =>
        ((labels ?? []) as unknown[]).map((label) => ({
          ticketId: id,
          labelId: numberOf(label),
        })),
      );
      return tables;
    },
  };
}

function rowOf({ _id, projectId, ...rest }: Row): Row {
  return {
    id: numberOf(_id),
    ...rest,
    ...(projectId !== undefined && { projectId: numberOf(projectId) }),
  };
}

/** What an id stands for; one that the database gave stays as it is. */
function numberOf(id: unknown): unknown {
  const text = String(id);
  return /^\d+$/.test(text) ? Number(text) : text;
}
