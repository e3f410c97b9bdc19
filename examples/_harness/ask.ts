import {BadRequestException, type INestApplication, Logger} from '@nestjs/common';
import {GraphQLSchemaHost} from '@nestjs/graphql';
import {graphql, type GraphQLError} from 'graphql';
import {DataSource} from 'typeorm';
import {LOG_LEVELS} from './boot';

/** What a running program made of an operation. */
export interface Answer {
  /** The data of the response; what failed is missing or null in it. */
  data: Record<string, unknown>;
  /** The messages of its errors. */
  errors: string[];
  /** What validation says against the input. */
  reasons: string[];
  /** How many SQL statements it took. */
  statements: number;
}

/**
 * Asks a running program as a client would, without HTTP: what the checks of the tutorial judge by.
 * @param user becomes `req.user`
 */
export async function ask(
  app: INestApplication,
  source: string,
  user?: {id: number; name?: string},
): Promise<Answer> {
  const {schema} = app.get(GraphQLSchemaHost, {strict: false});
  const database = app.get(DataSource, {strict: false});
  const {logger} = database;
  let statements = 0;
  // Everything else of the logger stays what it is.
  const counting = Object.create(logger) as typeof logger;
  counting.logQuery = (...statement) => {
    statements += 1;
    logger.logQuery(...statement);
  };
  database.logger = counting;
  // Many questions have to fail: the console is for what the reader's own operation logs.
  Logger.overrideLogger([]);
  const {data, errors = []} = await graphql({schema, source, contextValue: {req: {user}}});
  Logger.overrideLogger(LOG_LEVELS);
  database.logger = logger;
  return {
    data: data ?? {},
    errors: errors.map(({message}) => message),
    reasons: errors.flatMap(reasonsOf),
    statements,
  };
}

function reasonsOf({originalError}: GraphQLError): string[] {
  if (!(originalError instanceof BadRequestException)) return [];
  const {message} = originalError.getResponse() as {message: string | string[]};
  return [message].flat();
}

/** The nodes of a connection in the data of a response: `nodes(data.tickets)`. */
export function nodes(connection: unknown): Record<string, unknown>[] {
  const {edges = []} = (connection ?? {}) as {edges?: {node: Record<string, unknown>}[]};
  return edges.map(({node}) => node);
}
