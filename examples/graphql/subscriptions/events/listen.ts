import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** Prints the first event. */
export async function listen(url: string) {
  // #region client
  const client = createClient({ url, webSocketImpl: WebSocket });
  for await (const { data } of client.iterate({
    query: 'subscription { createdTicket { title } }',
  })) {
    console.log(data);
    break;
  }
  await client.dispose();
  // #endregion
}
