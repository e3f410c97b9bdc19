import type {INestApplication} from '@nestjs/common';
import {GraphQLSchemaHost} from '@nestjs/graphql';
import {graphql} from 'graphql';
import {DataSource} from 'typeorm';

/** What a running program made of an operation. */
export interface Answer {
  /** The data of the response; what failed is missing or null in it. */
  data: Record<string, unknown>;
  /** The messages of its errors. */
  errors: string[];
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
  const {data, errors = []} = await graphql({schema, source, contextValue: {req: {user}}});
  database.logger = logger;
  return {data: data ?? {}, errors: errors.map(({message}) => message), statements};
}

/** The nodes of a connection in the data of a response: `nodes(data.tickets)`. */
export function nodes(connection: unknown): Record<string, unknown>[] {
  const {edges = []} = (connection ?? {}) as {edges?: {node: Record<string, unknown>}[]};
  return edges.map(({node}) => node);
}
