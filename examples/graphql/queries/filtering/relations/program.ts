import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import {
  comments,
  labels,
  ticketLabels,
  tickets,
  users,
} from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Comment, Label, Ticket, User } from './entities';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(User, users);
    await manager.save(Label, labels);
    await manager.save(
      Ticket,
      tickets.map(({ id, title, assigneeId }) => ({
        id,
        title,
        assignee: assigneeId === null ? null : { id: assigneeId },
        labels: ticketLabels
          .filter(({ ticketId }) => ticketId === id)
          .map(({ labelId }) => ({ id: labelId })),
      })),
    );
    await manager.save(
      Comment,
      comments.map(({ id, body, ticketId }) => ({
        id,
        body,
        ticket: { id: ticketId },
      })),
    );
  },
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'assigned-to-ben', sql: true },
    'unassigned',
    'unlabelled',
    { operation: 'labelled-bug', sql: true },
    'one-row-both-conditions',
    'two-rows-same-join',
    'no-duplicates',
    'negation',
    'ids-with-bug',
    'without-bug',
    'both-labels',
    { operation: 'not-filterable', fails: true },
  ],
});
