import { AsyncLocalStorage } from 'node:async_hooks';
import { Sequelize } from 'sequelize-typescript';
import { Ticket } from '../../getting-started/app/ticket.entity';
import type { TicketService } from './ticket.service';

// #region use-cls
const store = new AsyncLocalStorage<Map<string, unknown>>();

/** Comes before `SequelizeModule.forRoot` connects. */
export function enableCls(): void {
  Sequelize.useCLS({
    run: (work: () => void) => store.run(new Map(store.getStore()), work),
    bind: (work: () => void) => work,
    get: (key: string) => store.getStore()?.get(key),
    set: (key: string, value: unknown) => store.getStore()?.set(key, value),
  });
}
// #endregion

export async function inTransaction(tickets: TicketService): Promise<unknown> {
  const before = await tickets.count({ status: { eq: 'done' } });
  // #region cls
  const closing = Ticket.sequelize?.transaction(async () => {
    await tickets.updateMany({ status: 'done' }, {});
    throw new Error('One of them must stay open');
  });
  const message = await closing?.catch((error: Error) => error.message);
  // #endregion
  const after = await tickets.count({ status: { eq: 'done' } });
  return { message, before, after };
}
