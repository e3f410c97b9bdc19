import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  subscribe,
} from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import { refuseCostly } from './cost';
import { forClients } from './for-clients';

interface Extra {
  request: { user?: unknown };
}

// #region socket
const MOST_CHARACTERS = 100_000;

/** Options of graphql-ws: what Apollo Server and Express enforce over HTTP only. */
export const socket = {
  onConnect: ({ extra }) => Boolean((extra as Extra).request.user),

  onSubscribe: (_context, _id, payload) =>
    JSON.stringify(payload).length > MOST_CHARACTERS
      ? [new GraphQLError('The operation is too large.')]
      : undefined,

  // graphql-ws sends queries and mutations here.
  execute: (): ExecutionResult => ({
    errors: [new GraphQLError('Send queries and mutations over HTTP.')],
  }),

  subscribe: (args: ExecutionArgs) => {
    try {
      refuseCostly({ ...args, variables: args.variableValues });
    } catch (error) {
      return { errors: [error as GraphQLError] };
    }
    return subscribe(args);
  },

  onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
    errors && {
      ...result,
      errors: errors.map((error) => forClients(error.toJSON(), error)),
    },

  // Suggestions tell names of the schema, which introspection hides.
  onError: (_context, _id, _payload, errors) =>
    errors.map(({ message }) => ({
      message: message.replace(/ Did you mean .*/s, ''),
    })),
} satisfies ServerOptions;
// #endregion
