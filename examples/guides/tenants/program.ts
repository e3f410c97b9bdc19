import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import { rows } from '../../_harness/seed';
import { AppModule } from './app.module';
import { Label, Project, Ticket } from './entities';
import { rowsOfOthers } from './other-tenant';
import { ofTenants } from './seed';

export default defineProgram({
  module: AppModule,
  on: ['sqlite', 'postgres'],
  seed: rows(
    [Project, ofTenants.projects],
    [Label, ofTenants.labels],
    [Ticket, ofTenants.tickets],
  ),
  steps: [
    { operation: 'own-tickets', sql: true },
    { operation: 'read-foreign', fails: true },
    'filter-foreign',
    'nested-filter',
    'several-levels',
    'aggregates',
    { operation: 'update-foreign', fails: true },
    'update-many-foreign',
    { operation: 'delete-foreign', fails: true },
    'delete-many-foreign',
    { operation: 'set-foreign-project', fails: true },
    { operation: 'set-on-foreign-ticket', fails: true },
    { operation: 'add-foreign-tickets', fails: true },
    { operation: 'add-foreign-labels', fails: true },
    { operation: 'set-foreign-labels', fails: true },
    { operation: 'remove-foreign-tickets', fails: true },
    { operation: 'create-below-foreign', fails: true },
    { operation: 'create-many-below-foreign', fails: true },
    { operation: 'choose-tenant', fails: true },
    { operation: 'choose-id', fails: true },
    { operation: 'move-ticket', fails: true },
    { operation: 'no-tenant', fails: true },
    { operation: 'no-tenant-create', fails: true },
    {
      run: 'rows-of-others',
      call: async (app) => (await rowsOfOthers(app.get(DataSource))).join('\n'),
    },
    {
      subscription: 'listen',
      during: ['create-by-other', 'create-own'],
      events: 1,
    },
    'delete-everything',
  ],
});
