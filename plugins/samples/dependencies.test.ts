import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {namedFiles} from './dependencies';

const site = mkdtempSync(join(tmpdir(), 'samples-'));

beforeAll(() => {
  const program = join(site, 'examples', 'paging');
  mkdirSync(join(program, 'operations'), {recursive: true});
  mkdirSync(join(program, 'recorded'));
  writeFileSync(join(program, 'program.ts'), '');
  writeFileSync(join(program, 'operations', 'open.graphql'), 'query { tickets }');
  writeFileSync(join(program, 'recorded', 'open.json'), '{}');
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

function named(text: string): string[] {
  const page = join(site, 'docs', 'paging.mdx');
  return namedFiles(site, page, text).map((file) => relative(join(site, 'examples', 'paging'), file));
}

test('a page depends on an operation, its answer, and what may come to lie beside them', () => {
  expect(named('Text\n\n  ```graphql operation=open\n  ```\n')).toEqual([
    'operations/open.graphql',
    'operations/open.variables.json',
    'operations/open.context.json',
    'recorded/open.json',
  ]);
});

test('a page depends on a file that is missing, so that writing it mends the page', () => {
  expect(named('```ts file=ticket.ts region=dto\n```')).toEqual(['ticket.ts']);
  expect(named('```graphql schema=Query\n```')).toEqual(['schema.graphql']);
});

test('a page without samples depends on nothing', () => {
  expect(named('```ts title="a.ts"\nconst a = 1;\n```')).toEqual([]);
});
