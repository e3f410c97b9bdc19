import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { comments, tickets, users } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Comment, Ticket, User } from './entities';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(
      User,
      users.map(({ id, name }) => ({ id, name })),
    );
    await manager.save(
      Ticket,
      tickets.slice(0, 5).map(({ id, assigneeId }) => ({
        id,
        ...(assigneeId && { assignee: { id: assigneeId } }),
      })),
    );
    await manager.save(
      Comment,
      comments.slice(0, 5).map(({ id, ticketId }) => ({ id, ticketId })),
    );
  },
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'by-assignee', sql: true },
    { operation: 'most-discussed', sql: true },
    'of-user',
    { operation: 'users-by-tickets', fails: true },
  ],
});
