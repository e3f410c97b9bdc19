import type { MikroORM } from '@mikro-orm/core';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';
import {
  between,
  bothBounds,
  connect,
  missing,
  notLike,
  Ticket,
} from './tickets';

let orm: MikroORM;

async function seeded(): Promise<unknown> {
  await startPostgres();
  orm = await connect();
  await orm.em.insertMany(
    Ticket,
    tickets.map(({ id, title, priority }) => ({ id, title, priority })),
  );
  return bothBounds(orm);
}

export default defineProgram({
  steps: [
    { run: 'both', call: seeded },
    { run: 'not-like', call: () => notLike(orm), throws: true },
    { run: 'between', call: () => between(orm), throws: true },
    { run: 'missing', call: () => missing(orm), throws: true },
  ],
});
