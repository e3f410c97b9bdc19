import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLInputObjectType, GraphQLObjectType} from 'graphql';
import {buildSchema, GraphQLEnumType} from 'graphql';
import {describe, expect, test} from 'vitest';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const home = read('src/pages/index.mdx');

describe('what each line is for', () => {
  const schema = buildSchema(read('examples/home/schema.graphql'));
  const fields = (name: string) => {
    const type = schema.getType(name);
    if (type instanceof GraphQLEnumType) return type.getValues().map((value) => value.name);
    return Object.keys((type as GraphQLObjectType | GraphQLInputObjectType).getFields());
  };

  test('each number has its line', () => {
    const lines = read('examples/home/ticket.dto.ts')
      .replace(/[^]*#region dto\n/, '')
      .split('\n');
    const callouts = /callouts=([\d,]+)/.exec(home)?.[1]?.split(',') ?? [];
    const items = Array.from(home.matchAll(/^\d+\. `([^`]+)`/gm), ([, code]) => code ?? '');
    expect(items).toHaveLength(6);
    expect(callouts).toHaveLength(6);
    callouts.forEach((mark, index) => {
      // The fourth is about the type of the property, which is on the next line.
      const line = lines.slice(Number(mark) - 1, Number(mark) + 1).join('\n');
      expect(line).toContain(items[index]);
    });
  });

  test('the schema has what the list names', () => {
    expect(fields('StringFieldComparison')).toHaveLength(14);
    expect(fields('StringFieldComparison')).toEqual(expect.arrayContaining(['eq', 'like']));
    expect(fields('TicketSortFields')).toContain('title');
    expect(fields('DateFieldComparison')).toContain('between');
    expect(fields('TicketConnection')).toEqual(['pageInfo', 'edges']);
    expect(String(schema.getQueryType()?.getFields().ticket?.args[0]?.type)).toBe('ID!');
    expect(fields('Query')).toHaveLength(2);
    expect(fields('Mutation')).toHaveLength(6);
    expect(fields('Mutation')).toContain('updateManyTickets');
  });
});

test('the lines of the class and of its schema are as many as it says', () => {
  const shown = read('examples/home/ticket.dto.ts').replace(/[^]*#region dto\n|\/\/ #endregion[^]*/g, '');
  const lines = (text: string) => text.trim().split('\n').length;
  const said = Array.from(home.matchAll(/(\d+) lines/g), ([, count]) => Number(count));
  expect(said).toEqual([lines(shown), lines(read('examples/home/schema.graphql'))]);
});
