import {describe, expect, test} from 'vitest';
import {parseFence, type Fence, type Source} from './fence';
import {inMemoryFiles} from './in-memory-files';
import {type SampleBlock, resolveSample, wholeCode} from './resolve';

const files = inMemoryFiles({
  'both/program.ts': '',
  'both/services.ts': '// #region count\n1\n// #endregion\n',
  'both/operations/one.graphql': '{ one }',
  'both/recorded/one.json': '{}',
  'both/recorded/count.txt': '1',
  'both/recorded/postgres/one.json': '{"errors": []}',
  'both/recorded/postgres/count.txt': "'1'",
  'paging/cursor/program.ts': '',
  'paging/cursor/ticket.dto.ts': '// #region dto\nclass Ticket {}\n// #endregion\n',
  'paging/cursor/tracker.module.ts': `import { Field, ID } from '@nestjs/graphql';
import { tickets } from '../../_harness/tracker-data';
import type * as core from './core';

const limit = 3;

// #region dto
@ObjectType({ ID: tickets.ID, limit })
class Ticket extends core.Base {
  // #region field
  @Field()
  id!: number;
  // #endregion
}
// #endregion
`,
  'paging/cursor/services.ts': 'export const count = 1;\n',
  'paging/cursor/schema.graphql': 'type Query {\n  tickets: [String!]!\n}\n',
  'paging/cursor/operations/open.graphql': '# which are open\nquery { tickets }\n',
  'paging/cursor/operations/open.variables.json': '{"first": 1}\n',
  'paging/cursor/operations/open.context.json': '{"user": {"id": 7}}\n',
  'paging/cursor/recorded/open.json': '{"data": {}}\n',
  'paging/cursor/recorded/open.sql': 'SELECT 1\n',
  'paging/cursor/recorded/count.txt': '1\n',
  'paging/cursor/operations/created.graphql': 'subscription { created }\n',
  'paging/cursor/recorded/created.events.json': '[]\n',
  'paging/cursor/operations/new.graphql': 'mutation { add }\n',
  'paging/cursor/operations/broken.graphql': 'query {\n',
  'mongo/unexecuted.txt': 'needs a MongoDB server.\n',
  'mongo/deep/ticket.ts': 'class Ticket {}\n',
});

function resolve(language: string, meta: string, folder = 'paging') {
  return resolveSample(parseFence(language, meta) as Fence & {source: Source}, folder, files);
}

test('a region brings the imports that it uses, and says what else it needs of its file', () => {
  const [dto] = resolve('ts', 'file=cursor/tracker.module.ts region=dto');
  expect(wholeCode(dto as SampleBlock)).toMatch(
    /^import { Field } from '@nestjs\/graphql';\nimport type \* as core from '.\/core';\n\n@Ob/,
  );
  const imported = [{from: './core', names: []}];
  expect(dto?.origin).toMatchObject({isPart: false, declares: ['Ticket'], locals: ['limit'], imported});
  const [field] = resolve('ts', 'file=cursor/tracker.module.ts region=field');
  expect(field?.origin).toMatchObject({imports: "import { Field } from '@nestjs/graphql';", isPart: true});
  expect(resolve('ts', 'file=cursor/tracker.module.ts')[0]?.code).not.toContain('_harness');
});

test('an operation comes with its variables, user, answer and SQL', () => {
  const blocks = resolve('graphql', 'operation=cursor/open sql');
  expect(blocks.map(({kind, language, code}) => [kind, language, code])).toEqual([
    ['query', 'graphql', '# which are open\nquery { tickets }'],
    ['variables', 'json', '{"first": 1}'],
    ['user', 'json', '{\n  "id": 7\n}'],
    ['response', 'json', '{"data": {}}'],
    ['sql', 'sql', 'SELECT 1'],
  ]);
});

test.each(['operation=one', 'file=services.ts run=count'])(
  'what a second database returned otherwise comes last (%s)',
  (meta) => {
    expect(resolve('ts', meta, 'both').at(-1)).toMatchObject({kind: 'postgres'});
  },
);

test.each(['run=count', 'run=cursor/count'])('code comes with what its run printed (%s)', (run) => {
  const blocks = resolve('ts', `file=cursor/services.ts ${run}`);
  expect(blocks.map(({kind, code}) => [kind, code])).toEqual([
    ['code', 'export const count = 1;'],
    ['output', '1'],
  ]);
});

test('the schema is the one of the program that the first name leads to', () => {
  expect(resolve('graphql', 'schema="cursor/Query.tickets"')[0]?.code).toBe(
    'type Query {\n  tickets: [String!]!\n}',
  );
});

describe('what is missing is told with its mend', () => {
  test.each([
    ['file=cursor/ticket.dot.ts', 'does not exist; did you mean "examples/paging/cursor/ticket.dto.ts"'],
    ['file=services.ts', 'examples/paging/services.ts does not exist; did you mean'],
    ['operation=open', '"examples/paging/cursor/operations/open.graphql"'],
    ['file=/nowhere/a.ts', 'examples/nowhere/a.ts does not exist; create it'],
    ['file=../../../x.ts', '"../../../x.ts" leads out of examples/'],
    [
      'file=cursor/services.ts run=counts',
      'examples/paging/cursor/recorded/counts.txt was not recorded; add the step to program.ts, run "npm run examples -- --update paging/cursor"',
    ],
    [
      'operation=cursor/new',
      'examples/paging/cursor/recorded/new.json was not recorded; run "npm run examples -- --update paging/cursor"',
    ],
    [
      'operation=cursor/new sql',
      'recorded/new.json and examples/paging/cursor/recorded/new.sql were not recorded; give its step "sql: true"',
    ],
    ['operation=cursor/created sql', 'give its step "sql: true" in program.ts'],
    [
      'operation=cursor/broken',
      'examples/paging/cursor/operations/broken.graphql is no GraphQL: Syntax Error',
    ],
    ['schema=Query', 'examples/paging/schema.graphql was not recorded'],
  ])('%s', (meta, message) => {
    expect(() => resolve('ts', meta)).toThrow(message);
  });
});
