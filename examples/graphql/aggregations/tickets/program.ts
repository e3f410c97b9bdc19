import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import {
  labels,
  projects,
  ticketLabels,
  tickets,
} from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { effortByStatus } from './effort';
import { Label, Project, Ticket } from './entities';

const estimates = [1.5, 8, 4, null, 2.5, 4, 6, null];

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Label, labels);
    await manager.save(Project, [...projects, { id: 4, name: 'Archive' }]);
    await manager.save(
      Ticket,
      tickets.map(({ id, title, status, priority, projectId }, index) => ({
        id,
        title,
        status,
        priority,
        estimate: estimates[index],
        project: { id: projectId },
        labels: ticketLabels
          .filter(({ ticketId }) => ticketId === id)
          .map(({ labelId }) => ({ id: labelId })),
      })),
    );
  },
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'totals', sql: true },
    { operation: 'by-status', sql: true },
    { operation: 'filtered', sql: true },
    'null-counting',
    'nothing-matches',
    'nothing-matches-grouped',
    { operation: 'distinct', sql: true },
    { operation: 'projects', sql: true },
    'projects-by-status',
    'projects-filtered',
    'two-aliases',
    { operation: 'multiplied', sql: true },
    { operation: 'counted-by-list', sql: true },
    'field-alias',
    'included',
    { operation: 'operator-alias', fails: true },
    { operation: 'fragment', fails: true },
    { operation: 'nothing-selected', fails: true },
    'same-key-twice',
    { operation: 'relation-over-relation', fails: true },
    {
      run: 'by-status-in-code',
      call: (app) =>
        effortByStatus(
          app.get<QueryService<Ticket>>(getQueryServiceToken(Ticket)),
          1,
        ),
    },
  ],
});
