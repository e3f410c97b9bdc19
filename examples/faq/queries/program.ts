import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

/** More rows than a page may hold, so that limits show. */
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  title: `Ticket ${index + 1}`,
  priority: (index % 5) + 1,
}));

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).insert(rows),
  steps: [
    { operation: 'two-comparisons', sql: true },
    { operation: 'and', sql: true },
    { operation: 'between', sql: true },
    'all',
    'total-count',
    'sixty',
    'fetch-all',
  ],
});
