import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { encodeUser, userHeader } from '../../../_harness/request-user';

class WebSocketOfAda extends WebSocket {
  constructor(url: string, protocols: string | string[]) {
    super(url, protocols, { headers: { [userHeader]: encodeUser({ id: 1 }) } });
  }
}

// #region send
/** Ada sends a query with two root fields over a WebSocket. */
export async function send(url: string): Promise<void> {
  const client = createClient({ url, webSocketImpl: WebSocketOfAda });
  const query = `{
    projects { edges { node { name ownerId } } }
    users { edges { node { name } } }
  }`;
  for await (const { data } of client.iterate({ query }))
    console.log(JSON.stringify(data?.projects));
  await client.dispose();
}
// #endregion
