import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How the database finds a page of `ticket`, without its estimates. */
async function planOf(app: INestApplication, page: string): Promise<string> {
  const source = app.get(DataSource);
  const explain =
    source.options.type === 'postgres'
      ? 'EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF, BUFFERS OFF)'
      : 'EXPLAIN QUERY PLAN';
  const rows = await source.query<Record<string, unknown>[]>(
    `${explain} SELECT * FROM ticket ${page} LIMIT 4`,
  );
  return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}

// #region by-key
export const byKey = (app: INestApplication) =>
  planOf(app, 'WHERE (id > 10000) ORDER BY id');
// #endregion by-key

// #region indexed
export const indexed = (app: INestApplication) =>
  planOf(
    app,
    'WHERE (priority > 3) OR (priority = 3 AND id > 10000) ORDER BY priority, id',
  );
// #endregion indexed

// #region not-indexed
export const notIndexed = (app: INestApplication) =>
  planOf(
    app,
    'WHERE (votes > 3) OR (votes = 3 AND id > 10000) ORDER BY votes, id',
  );
// #endregion not-indexed
