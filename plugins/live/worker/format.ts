import stringify from 'json-stringify-pretty-compact';
import {formatDialect, sqlite} from 'sql-formatter';
import {type Statement, sqlText} from '../../../examples/_harness/capture-sql';
import {LONGEST_PIECE} from '../../../src/live/limits';
import type {LiveError} from '../../../src/live/protocol';

/** JSON as pages show it: what fits on a line stays on it. */
export function formatJson(text: string): string {
  return stringify(JSON.parse(text), {maxLength: 90});
}

/** Statements as pages show them. */
export function formatSql(statements: Statement[]): string {
  return sqlText(statements, ({query}) => formatDialect(query, {dialect: sqlite, expressionWidth: 90}));
}

/** An error as it crosses to the page. What is wrong with a schema, NestJS only says in `details`. */
export function asLiveError(error: unknown): LiveError {
  const {name, message, stack} = error instanceof Error ? error : {name: 'Error', message: error, stack: ''};
  const {details = []} = Object(error) as {details?: unknown};
  const text = (value: unknown, longest = LONGEST_PIECE): string => String(value).slice(0, longest);
  return {
    name: text(name, 300),
    message: text([message, details].flat().map(String).join(' ')),
    stack: text(stack ?? ''),
  };
}
