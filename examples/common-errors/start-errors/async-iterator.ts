import { PubSub } from 'graphql-subscriptions';

/** The bus as code for `graphql-subscriptions` 2 sees it. */
interface OlderBus {
  asyncIterator(name: string): unknown;
}

/** Runs what a resolver written for version 2 does, on version 3. */
export function subscribe(): unknown {
  const pubSub = new PubSub() as object as OlderBus;
  // #region fault
  return pubSub.asyncIterator('ticketClosed');
  // #endregion fault
}
