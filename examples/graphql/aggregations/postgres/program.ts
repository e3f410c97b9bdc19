import type { INestApplication } from '@nestjs/common';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { startPostgres } from '../../../_harness/postgres';
import { projects } from '../../../_harness/tracker-data';
import { Ticket } from './tracker';
import { daysByZone, monthsByServerZone } from './zones';

const created = [
  '2026-01-01T10:00:00Z',
  '2026-02-10T10:00:00Z',
  '2026-02-10T15:00:00Z',
  '2026-02-12T08:00:00Z',
];

export default defineProgram({
  main: async () => {
    await startPostgres();
    await import('./main');
  },
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save('Project', projects.slice(0, 1));
    await manager.save(
      'Ticket',
      created.map((date, index) => ({
        id: `0198c0de-0000-4000-8000-00000000000${index + 1}`,
        createdAt: new Date(date),
        project: { id: 1 },
      })),
    );
  },
  schema: true,
  steps: [
    { operation: 'by-default', sql: true },
    { operation: 'by-week', sql: true },
    { operation: 'by-month', sql: true },
    { operation: 'by-year', sql: true },
    { operation: 'two-buckets', fails: true, sql: true },
    'two-periods',
    'latest',
    { operation: 'least-id', fails: true },
    'of-relation',
    {
      run: 'zones',
      call: (app: INestApplication) =>
        daysByZone(app.get(getQueryServiceToken(Ticket)), app.get(DataSource)),
    },
    {
      run: 'server-zone',
      call: (app: INestApplication) =>
        monthsByServerZone(app.get(getQueryServiceToken(Ticket))),
    },
  ],
});
