import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildSchema} from 'graphql';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {type Operation, readOperation, refusals} from './operations';

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

describe('the files of an operation', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'operations-'));
    mkdirSync(join(folder, 'operations'));
    writeFileSync(join(folder, 'operations/one.graphql'), '{ ticket(id: 1) }');
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it.each([
    ['one.variables.json', '{id: 1}', /one\.variables\.json: not JSON/],
    ['one.context.json', '{"id": 1}', /one\.context\.json: has no "user"; write/],
  ])('%s: %s', (file, content, message) => {
    writeFileSync(join(folder, 'operations', file), content);
    expect(() => readOperation(folder, 'one')).toThrow(message);
  });
});
