import stringify from 'json-stringify-pretty-compact';
import {formatDialect, sqlite} from 'sql-formatter';

/** An SQL statement as TypeORM sent it. */
export interface Statement {
  query: string;
  /** As JSON. */
  parameters?: string;
}

/** JSON as pages show it: what fits on a line stays on it. */
export function formatJson(text: string): string {
  return stringify(JSON.parse(text), {maxLength: 90});
}

/** Statements as pages show them. */
export function formatSql(statements: Statement[]): string {
  return statements
    .map(({query, parameters}) => {
      const statement = `${formatDialect(query, {dialect: sqlite, expressionWidth: 90})};`;
      return parameters ? `${statement}\n-- parameters: ${parameters}` : statement;
    })
    .join('\n\n');
}
