/** Apollo's bridge to Express: hands over the server, which the worker asks without a request. */
import type {ApolloServer, ContextFunction} from '@apollo/server';

/** The GraphQL server of an app, as it is mounted. */
export interface MountedGraphql {
  server: ApolloServer;
  context: ContextFunction<[{req: object; res: object}]>;
}

export function expressMiddleware(
  server: ApolloServer,
  options: {context?: MountedGraphql['context']} = {},
): MountedGraphql {
  return {server, context: options.context ?? (() => Promise.resolve({}))};
}
