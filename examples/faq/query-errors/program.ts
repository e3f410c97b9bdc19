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
    'unknown-relation',
    'renamed-relation',
    'filter-by-relation',
    'filter-by-renamed-relation',
    'empty-in',
    'i-like',
    { operation: 'like', sql: true },
    'create-existing',
    'update-id',
    { operation: 'create-without-id', invalid: true },
  ],
});
