import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { AppModule } from './app.module';
import { rows } from './rows';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(rows),
  steps: [
    'all-tickets',
    'strings',
    'booleans',
    'integers',
    'floats',
    'numbers',
    'dates',
    'dates-in',
    'timestamps',
    'ids',
    'ids-like',
    'enums',
    'scalars',
    'nulls',
    'negations-and-nulls',
    'eq-null',
    'eq-null-unchecked',
    'in-empty',
    'ilike',
    { operation: 'unknown-operator', invalid: true },
  ],
});
