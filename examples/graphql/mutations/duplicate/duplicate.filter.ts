import { Catch, type ExceptionFilter } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { QueryFailedError } from 'typeorm';

/** How SQLite, MySQL and PostgreSQL report that a value exists. */
const duplicate = /UNIQUE constraint failed|ER_DUP_ENTRY|23505/;

@Catch(QueryFailedError)
export class DuplicateFilter implements ExceptionFilter<
  QueryFailedError<Error & { code?: string }>
> {
  catch(error: QueryFailedError<Error & { code?: string }>) {
    const { code, message } = error.driverError;
    if (!duplicate.test(`${code} ${message}`)) return error;
    return new GraphQLError('This name is already taken.', {
      extensions: { code: 'CONFLICT' },
    });
  }
}
