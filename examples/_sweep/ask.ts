import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { encodeUser, userHeader } from '../_harness/request-user';

/** Sends one operation and returns the body of the response as text. */
export type Ask = (query: string) => Promise<string>;

/** Asks over HTTP. */
export function overHttp(url: string, user: unknown): Ask {
  const headers = {
    'content-type': 'application/json',
    [userHeader]: encodeUser(user),
  };
  return async (query) => {
    const body = JSON.stringify({ query });
    const response = await fetch(url, { method: 'POST', headers, body });
    return response.text();
  };
}

/** A client over a WebSocket of that user. */
export function clientOf(url: string, user: unknown): Client {
  return createClient({
    url: url.replace('http', 'ws'),
    retryAttempts: 0,
    lazy: false,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, {
          headers: { [userHeader]: encodeUser(user) },
        });
      }
    },
  });
}

/** Asks over a WebSocket. */
export function overSocket(client: Client): Ask {
  return (query) =>
    new Promise((resolve) => {
      client.subscribe(
        { query },
        {
          next: (result) => resolve(JSON.stringify(result)),
          error: (error) => resolve(JSON.stringify({ errors: error })),
          complete: () => resolve(''),
        },
      );
    });
}
