import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import { tickets, users } from '../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';
import { User } from './user.entity';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const database = app.get(DataSource);
    await database.getRepository(User).insert(users);
    await database.getRepository(Ticket).insert(
      tickets.map(({ id, title, status, assigneeId }) => ({
        id,
        title,
        status,
        assigneeId: assigneeId ?? undefined,
      })),
    );
  },
  steps: [
    { operation: 'unknown-relation', fails: true },
    'renamed-relation',
    'filter-by-relation',
    { operation: 'filter-by-renamed-relation', fails: true },
    { operation: 'empty-in', fails: true },
    { operation: 'i-like', fails: true },
    { operation: 'like', sql: true },
    { operation: 'create-existing', fails: true },
    { operation: 'update-id', fails: true },
    { operation: 'create-without-id', fails: true },
  ],
});
