import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { AppModule } from './app.module';
import { rows } from './rows';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(rows),
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    'all-tickets',
    'strings',
    'booleans',
    'integers',
    'floats',
    'numbers',
    'dates',
    { operation: 'dates-in', fails: true },
    'timestamps',
    'ids',
    { operation: 'ids-like', fails: true },
    'enums',
    'scalars',
    'nulls',
    'negations-and-nulls',
    { operation: 'eq-null', fails: true },
    'eq-null-unchecked',
    { operation: 'in-empty', fails: true },
    { operation: 'ilike', fails: true },
    { operation: 'unknown-operator', fails: true },
  ],
});
