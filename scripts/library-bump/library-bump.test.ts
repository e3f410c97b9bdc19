import {describe, expect, it} from 'vitest';
import {asPage} from '../../lib/pages';
import type {Entry} from '../../plugins/api-reference/model';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';
import {type Change, programChanges, shownChanges, typeChanges} from './changes';
import type {Findings} from './findings';
import {readOptions} from './options';
import {report, summary} from './report';

const files = {
  'faq/program.ts': '',
  'faq/a.ts': 'a\n',
  'faq/recorded/count.txt': 'Error: no\n',
  'faq/operations/open.graphql': 'query { tickets }\n',
  'faq/recorded/open.json': '{\n  "data": {}\n}\n',
  'faq/schema.graphql': 'type Ticket {\n  id: ID!\n}\n\ntype User {\n  id: ID!\n}\n',
};
const PAGE = [
  '---\ntitle: FAQ\n---\n',
  '```graphql operation=open\n```\n',
  '```graphql schema="Ticket"\n```\n',
  '```ts file=a.ts run=count\n```\n',
].join('\n');
const page = () => asPage('docs/faq.mdx', PAGE);
const shown = async (changed: Record<string, string>) =>
  shownChanges([await page()], inMemoryFiles(files), inMemoryFiles({...files, ...changed}));

const entry = (name: string, code = '', properties: Entry['properties'] = []): Entry => ({
  name,
  code,
  properties,
  package: 'graphql',
  file: 'index',
  kinds: ['Function'],
  isExported: true,
});
const findings = (some: Partial<Findings>): Findings => ({
  typeErrors: [],
  executed: 3,
  programs: [],
  notRun: [],
  entries: [],
  ...some,
});

describe('what pages show', () => {
  it('is the same where the records are', async () => {
    expect(await shown({})).toEqual([]);
    expect(await shown({'faq/schema.graphql': `${files['faq/schema.graphql']}type More\n`})).toEqual([]);
  });

  it.each([
    ['recorded/open.json', '{\n  "data": null\n}\n', 5, 'answer', ['-  "data": {}', '+  "data": null']],
    ['recorded/count.txt', 'Error: never\n', 11, 'error text', ['-Error: no', '+Error: never']],
    ['schema.graphql', 'type Ticket {\n  id: Int!\n}\n', 8, 'schema', ['-  id: ID!', '+  id: Int!']],
  ])('differs with %s', async (file, text, line, kind, details) => {
    expect(await shown({[`faq/${file}`]: text})).toEqual([
      expect.objectContaining({page: 'docs/faq.mdx', line, kind, details}),
    ]);
  });

  it('is missing where a definition went', async () => {
    const [change] = await shown({'faq/schema.graphql': 'type User {\n  id: ID!\n}\n'});
    expect(change).toMatchObject({line: 8, kind: 'schema'});
    expect(change?.details[0]).toContain('Ticket');
  });
});

it('a program that fails, or no longer passes the compiler, is told on its page', async () => {
  const found = findings({
    typeErrors: ['examples/faq/a.ts:1:1 TS2322: Type\n  more', 'examples/_harness/x.ts:2:1 TS1: y'],
    programs: [
      {name: 'faq', failure: '\nat the step "open": no /tmp/a/node_modules/b\n  at f'},
      {name: 'other'},
    ],
  });
  expect(programChanges(found, [await page()])).toEqual([
    {page: 'docs/faq.mdx', kind: 'failure', what: 'examples/faq fails', details: ['no node_modules/b']},
    {page: 'docs/faq.mdx', kind: 'type', what: 'examples/faq/a.ts:1:1 TS2322: Type', details: ['  more']},
    {page: undefined, kind: 'type', what: 'examples/_harness/x.ts:2:1 TS1: y', details: []},
  ]);
});

it('names of the library that went, came or are declared otherwise are told', () => {
  const option = {name: 'size', isOptional: true, type: 'number'};
  const before = [entry('Gone'), entry('Same', 'x'), entry('Options', 'y', [option])];
  const after = [entry('Same', 'x'), entry('Options', 'y', [{...option, type: 'string'}]), entry('New')];
  expect(typeChanges(before, after, ({name}) => (name === 'Gone' ? 'docs/a.mdx' : undefined))).toEqual([
    {page: 'docs/a.mdx', kind: 'type', what: '`Gone` of graphql is gone', details: []},
    {
      page: undefined,
      kind: 'type',
      what: '`Options` of graphql is declared otherwise',
      details: ['-size?: number', '+size?: string'],
    },
    {kind: 'type', what: '`New` of graphql is new', details: []},
  ]);
});

describe('the report', () => {
  const changes: Change[] = [
    {kind: 'type', what: '`New` of core is new', details: []},
    {page: 'docs/b.mdx', line: 9, kind: 'answer', what: 'operation=x', details: ['-1', '+2']},
    {page: 'docs/b.mdx', kind: 'failure', what: 'examples/b fails', details: ['no']},
    {page: 'docs/a.mdx', line: 4, kind: 'schema', what: 'schema=A', details: []},
  ];

  it('goes page by page, and ends with what is on none', () => {
    expect(report(changes)).toBe(
      [
        ...['docs/a.mdx', '  docs/a.mdx:4 schema: schema=A', ''],
        ...['docs/b.mdx', '  failure: examples/b fails', '      no'],
        ...['  docs/b.mdx:9 answer: operation=x', '      -1', '      +2', ''],
        ...['On no page', '  type: `New` of core is new'],
      ].join('\n'),
    );
  });

  it('ends with what was counted', () => {
    const programs = [{name: 'b', failure: 'no'}];
    expect(summary(changes, findings({programs, notRun: ['c: needs MariaDB']}))).toBe(
      '3 programs ran: 0 recorded something else, 1 failed, 1 more could not run here.\n2 pages are concerned: answer 1, schema 1, type 1, failure 1.',
    );
    expect(summary([], findings({}))).toContain('Nothing changed for readers.');
  });
});

it('the command line names a version, and packages that go with it', () => {
  const {versions, only} = readOptions(['9.4.0', '@nestjs/graphql@13.2.5', '--only', 'faq']);
  expect(versions).toMatchObject({'@ptc-org/nestjs-query-core': '9.4.0', '@nestjs/graphql': '13.2.5'});
  expect(only).toEqual(['faq']);
  expect(() => readOptions(['^9'])).toThrow(/write "npx tsx scripts\/library-bump\/cli\.ts 9\.4\.0"/);
});
