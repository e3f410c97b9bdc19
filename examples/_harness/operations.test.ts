import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {type Operation, refusals} from './operations';

const schema = buildSchema(
  'type Query { ticket(id: ID!, in: Filter): String } input Filter { title: String! }',
);

function operation(query: string, variables?: Record<string, unknown>): Operation {
  return {file: 'one.graphql', query, variables, user: undefined};
}

describe('what the schema refuses', () => {
  it.each([
    ['{ ticket(id: 1) }', undefined, []],
    ['{ ticket(', undefined, ['one.graphql:1:10 Syntax Error: Expected Name, found <EOF>.']],
    [
      'query ($in: Filter) { ticket(id: 1, in: $in) }',
      {in: {}},
      [
        'one.graphql:1:8 Variable "$in" got invalid value {}; Field "title" of required type "String!" was not provided.',
      ],
    ],
  ])('%j', (query, variables, expected) => {
    expect(refusals(schema, operation(query, variables))).toEqual(expected);
  });

  it('wants one operation a file', () => {
    expect(() => refusals(schema, operation('query A { ticket(id: 1) } query B { ticket(id: 1) }'))).toThrow(
      'one.graphql: holds 2 operations; give each operation a file of its own',
    );
  });
});
