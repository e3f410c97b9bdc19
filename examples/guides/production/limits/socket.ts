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
/** Options of graphql-ws: what Apollo Server enforces over HTTP only. */
export const socket = {
  onConnect: ({ extra }) => Boolean((extra as Extra).request.user),

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
