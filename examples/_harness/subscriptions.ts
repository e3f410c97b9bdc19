import {setTimeout as delay} from 'node:timers/promises';
import {type Client, createClient} from 'graphql-ws';
import WebSocket from 'ws';
import {type Operation, userHeaders} from './operations';

// The server runs in this process: by then it has dealt with a message that was sent before.
const settleMs = 200;
const arrivalMs = 5_000;

/** Opens a subscription over graphql-ws, lets `cause` happen, and returns the events that came, in order. */
export async function subscribe(
  url: string,
  operation: Operation,
  expected: number,
  cause: () => Promise<void>,
): Promise<unknown[]> {
  const client = connect(url, operation);
  const events: unknown[] = [];
  let failure: unknown;
  const connected = new Promise<void>((resolve) => client.on('connected', () => resolve()));
  const {query, variables} = operation;
  client.subscribe(
    {query, variables},
    {
      next: (event) => events.push(event),
      error: (error) => (failure = error),
      complete: () => undefined,
    },
  );
  await Promise.race([connected, delay(arrivalMs)]);
  await delay(settleMs);
  await cause();
  for (let waited = 0; events.length < expected && !failure && waited < arrivalMs; waited += 20)
    await delay(20);
  await delay(settleMs);
  await client.dispose();
  if (failure) throw new Error(`${operation.file}: the subscription failed: ${reason(failure)}`);
  if (events.length !== expected) {
    throw new Error(
      `${operation.file}: ${events.length} events came, ${expected} were expected; give the step "events: ${events.length}" if that is right`,
    );
  }
  return events;
}

function connect(url: string, operation: Operation): Client {
  return createClient({
    url: url.replace(/^http/, 'ws'),
    lazy: false,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, {headers: userHeaders(operation)});
      }
    },
  });
}

function reason(failure: unknown): string {
  return failure instanceof Error ? failure.message : JSON.stringify(failure);
}
