import { createClient, type ClientOptions } from 'graphql-ws';
import WebSocket from 'ws';
import { encodeUser, userHeader } from '../../../_harness/request-user';
import { queries, subscriptions } from './attacks';

/** A WebSocket of a user of tenant 1. */
class WebSocketOfAda extends WebSocket {
  constructor(url: string, protocols: string | string[]) {
    const user = encodeUser({ id: 1, tenantId: 1 });
    super(url, protocols, { headers: { [userHeader]: user } });
  }
}

// #region socket
export async function overSocket(url: string): Promise<void> {
  const options = { url, retryAttempts: 0 };
  const asAda = { ...options, webSocketImpl: WebSocketOfAda };
  for (const [name, query] of Object.entries(queries))
    await print(name, asAda, query);
  for (const [name, query] of Object.entries(subscriptions))
    await print(`subscription, ${name}`, asAda, query);
  const stranger = { ...options, webSocketImpl: WebSocket };
  await print('introspection without a user', stranger, queries.introspection);
}
// #endregion

/** Prints the first thing that comes back, and `open` for a subscription that the server accepts. */
async function print(
  name: string,
  options: ClientOptions,
  query: string,
): Promise<void> {
  const client = createClient(options);
  const answer = await new Promise((resolve) => {
    client.subscribe(
      { query },
      {
        next: ({ data, errors }) =>
          resolve(errors?.[0]?.message ?? JSON.stringify(data).slice(0, 60)),
        error: (error) => resolve(reasonOf(error)),
        complete: () => undefined,
      },
    );
    // An answer to a second operation says that the first one waits for events.
    client.subscribe(
      { query: '{ projects { totalCount } }' },
      {
        next: () => resolve('accepted'),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  });
  console.log(`${name}: ${answer}`);
  await client.dispose();
}

function reasonOf(error: unknown): string {
  if (Array.isArray(error)) return error[0].message;
  const { code, reason } = error as { code: number; reason: string };
  return `closed with ${code} ${reason}`;
}
