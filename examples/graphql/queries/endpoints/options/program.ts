import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const repository = app.get(DataSource).getRepository(Ticket);
    await repository.save(
      tickets.slice(0, 3).map(({ id, title }) => ({ id, title })),
    );
    await repository.softDelete(2);
  },
  schema: true,
  steps: [
    { operation: 'disabled', fails: true },
    { operation: 'guard-without-user', fails: true },
    'guard-with-user',
    'with-deleted',
    'with-deleted-ignored',
    'query-args',
  ],
});
