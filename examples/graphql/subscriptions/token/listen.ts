import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** Prints the first event of a client that has this token. */
export async function listen(url: string, token: string) {
  // #region client
  const connectionParams = { authorization: `Bearer ${token}` };
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams,
  });
  for await (const result of client.iterate({
    query: 'subscription { createdProject { name } }',
  })) {
    console.log(
      JSON.stringify(
        result.data ?? result.errors?.map(({ message }) => message),
      ),
    );
    break;
  }
  await client.dispose();
  // #endregion
}
