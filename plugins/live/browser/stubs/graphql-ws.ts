/** Subscriptions over WebSocket: the options of the server are kept, and the worker subscribes with them. */
import {EventEmitter} from 'events';
import type {GraphQLSchema} from 'graphql';

/** What @nestjs/graphql hands to graphql-ws, as far as the worker needs it. */
export interface SubscriptionServer {
  schema: GraphQLSchema;
  context?: unknown;
  onConnect?: (context: object) => unknown;
}

let latest: SubscriptionServer | undefined;

/** The subscription server that was opened since the last call. */
export function takeSubscriptionServer(): SubscriptionServer | undefined {
  const taken = latest;
  latest = undefined;
  return taken;
}

export const GRAPHQL_TRANSPORT_WS_PROTOCOL = 'graphql-transport-ws';
export const GRAPHQL_WS = 'graphql-ws';

export function useServer(options: SubscriptionServer): {dispose: () => Promise<void>} {
  latest = options;
  return {dispose: () => Promise.resolve()};
}

export const SubscriptionServer = {
  create: (options: SubscriptionServer) => {
    latest = options;
    return {close: () => undefined};
  },
};

export class WebSocketServer extends EventEmitter {
  readonly options: object;

  constructor(options: object) {
    super();
    this.options = options;
  }
}

export function createClient(): never {
  throw new Error('There is no WebSocket in the browser sandbox; open the subscription in the playground.');
}

export default WebSocketServer;
