import {Types} from 'mongoose';
import * as tracker from './tracker-data';

const kinds = {ticket: 'a', user: 'b', label: 'c', comment: 'd', project: 'e'} as const;

/** The id of a document of the tracker, as text: its digits name the kind and the number of the row. */
export function idOf(kind: keyof typeof kinds, number: number): string {
  return `65${kinds[kind]}${String(number).padStart(21, '0')}`;
}

function reference(kind: keyof typeof kinds, number: number | null): Types.ObjectId | undefined {
  return number === null ? undefined : new Types.ObjectId(idOf(kind, number));
}

/** The tracker's tickets as documents, without relations. */
export const tickets = tracker.tickets.map(({id, title, status, priority, createdAt}) => ({
  _id: reference('ticket', id),
  title,
  status,
  priority,
  createdAt,
}));

/** The tracker's documents that relate to each other, by collection: tickets hold their assignee and their labels. */
export const related = {
  users: tracker.users.map(({id, name}) => ({_id: reference('user', id), name})),
  labels: tracker.labels.map(({id, name}) => ({_id: reference('label', id), name})),
  tickets: tracker.tickets.map(({id, title, assigneeId}) => ({
    _id: reference('ticket', id),
    title,
    ...(assigneeId !== null && {assignee: reference('user', assigneeId)}),
    labels: tracker.ticketLabels
      .filter(({ticketId}) => ticketId === id)
      .map(({labelId}) => reference('label', labelId)),
  })),
  comments: tracker.comments.map(({id, body, ticketId}) => ({
    _id: reference('comment', id),
    body,
    ticket: reference('ticket', ticketId),
  })),
};
