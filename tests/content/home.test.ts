import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLInputObjectType, GraphQLObjectType} from 'graphql';
import {buildSchema, GraphQLEnumType} from 'graphql';
import {describe, expect, test} from 'vitest';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const home = read('src/pages/index.mdx');

/** The cells of a row of the support matrix, by the ORM that heads their column. */
function cellsOf(feature: string): Record<string, string> {
  const lines = read('docs/persistence/services.mdx').split('\n');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());
  const orms = cells(lines.find((line) => line.startsWith('| Feature |')) ?? '');
  const row = lines.find((line) => line.startsWith(`| ${feature} |`));
  if (!row)
    throw new Error(`the support matrix has no row "${feature}": correct the home page and this test`);
  return Object.fromEntries(cells(row).map((cell, index) => [orms[index] ?? '', cell]));
}

/** What the card of an ORM says. */
function cardOf(orm: string): string[] {
  const [, items = ''] = new RegExp(`- \\[${orm}\\]\\([^)]+\\)\\n((?:  - .+\\n)+)`).exec(home) ?? [];
  return items
    .trim()
    .split('\n')
    .map((item) => item.replace(/^\s*- |\*/g, ''));
}

const can = (cell = '') => !/^(?:no|–)/.test(cell);

describe.each(['TypeORM', 'Sequelize', 'Mongoose', 'Typegoose', 'MikroORM'])('the card of %s', (orm) => {
  const says = (feature: string) => can(cellsOf(feature)[orm]);

  test('says what the support matrix says', () => {
    const writes = says('create, update, delete');
    const filters = says('filter on a to-one relation');
    const reach = says('filter two relations deep') ? 'also nested' : 'one level deep';
    expect(cardOf(orm)).toEqual(
      [
        writes ? 'Reads and writes' : 'Reads only',
        filters ? `Filters by relations, ${reach}` : 'No filters by relations',
        says('aggregate') ? 'Aggregates' : 'No aggregates',
        writes && (says('soft delete') ? 'Soft deletes' : 'No soft deletes'),
      ].filter(Boolean),
    );
  });
});

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

test('the command installs what the example installs', () => {
  const packages = (text: string) =>
    /npm install ((?:.*\\\n)+.+)/.exec(text)?.[1]?.replaceAll('\\', '').trim().split(/\s+/).sort();
  expect(packages(home)).toHaveLength(14);
  expect(packages(home)).toEqual(
    packages(/npm install \\\n[^]*?```/.exec(read('docs/introduction/example.mdx'))?.[0] ?? ''),
  );
});
