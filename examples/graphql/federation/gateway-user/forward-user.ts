import {
  type GraphQLDataSourceProcessOptions,
  RemoteGraphQLDataSource,
} from '@apollo/gateway';
import type { Request } from 'express';

/** The header that identifies the user: `authorization` in most applications. */
const header = 'x-example-user';

export class ForwardUser extends RemoteGraphQLDataSource<{ req?: Request }> {
  override willSendRequest({
    request,
    context,
  }: GraphQLDataSourceProcessOptions<{ req?: Request }>) {
    // When the gateway reads the schemas at its start, there is no request of a client.
    const value = context.req?.get(header);
    if (value) request.http?.headers.set(header, value);
  }
}
