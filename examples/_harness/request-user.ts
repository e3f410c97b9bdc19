import type {IncomingMessage} from 'node:http';
import type {INestApplication} from '@nestjs/common';
import type {NextFunction, Request, Response} from 'express';

/** The header in which the harness sends the user of `NAME.context.json`. */
export const userHeader = 'x-example-user';

/** The header's value: header values are ASCII, names of people are not. */
export function encodeUser(user: unknown): string {
  return encodeURIComponent(JSON.stringify(user));
}

/**
 * Puts the user where Passport would: on the HTTP request, and on the request that opens a WebSocket
 * (`extra.request.user` for graphql-ws).
 */
export function acceptUsers(app: INestApplication): void {
  app.use((request: Request, _response: Response, next: NextFunction) => {
    assignUser(request);
    next();
  });
  app.getHttpServer().prependListener('upgrade', assignUser);
}

function assignUser(request: IncomingMessage & {user?: unknown}): void {
  const value = request.headers[userHeader];
  if (typeof value === 'string') request.user = JSON.parse(decodeURIComponent(value));
}
