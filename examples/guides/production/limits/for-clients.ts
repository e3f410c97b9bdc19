import { HttpException } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

// #region for-clients
/** Hides the messages that nobody wrote for clients, such as those of the database. */
export function forClients(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { originalError } = error as GraphQLError;
  const isMeant =
    !originalError ||
    originalError instanceof HttpException ||
    originalError instanceof GraphQLError;
  if (isMeant) return formatted;
  return {
    message: 'Something went wrong.',
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
// #endregion
