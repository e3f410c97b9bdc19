import stringify from 'json-stringify-pretty-compact';
import {formatDialect, sqlite} from 'sql-formatter';
import {type Statement, sqlText} from '../../../examples/_harness/capture-sql';

/** JSON as pages show it: what fits on a line stays on it. */
export function formatJson(text: string): string {
  return stringify(JSON.parse(text), {maxLength: 90});
}

/** Statements as pages show them. */
export function formatSql(statements: Statement[]): string {
  return sqlText(statements, ({query}) => formatDialect(query, {dialect: sqlite, expressionWidth: 90}));
}
