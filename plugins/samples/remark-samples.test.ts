import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {inMemoryFiles} from './in-memory-files';
import {parsePage} from '../../lib/parse-page';
import {remarkSamples, replaceSamples} from './remark-samples';

const files = inMemoryFiles({
  'home/program.ts': '',
  'home/ticket.dto.ts': '// #region dto\nclass Ticket {}\n// #endregion\n',
  'home/use.ts': "import { a } from './a';\n// #region use\na();\n// #endregion\n",
  'home/operations/open.graphql': 'query { tickets }\n',
  'home/operations/done.graphql': 'query { tickets }\n',
  'home/recorded/open.json': '{"data": {}}\n',
  'mongo/operations/open.graphql': 'query { tickets }\n',
  'mongo/recorded/open.json': '{"data": {}}\n',
  'mongo/ticket.ts': 'class Ticket {}\n',
  'mongo/unexecuted.txt': 'needs a MongoDB server',
});

const HOME = 'src/pages/index.mdx';

function replaced(text: string, page = HOME): {tree: Root; faults: string[]} {
  const tree = parsePage(text);
  return {tree, faults: replaceSamples(tree, page, files)};
}

test('a fence becomes a code block with what the block needs to know', () => {
  expect(replaced('```ts file=ticket.dto.ts region=dto {1}\n```').tree.children).toMatchObject([
    {
      type: 'code',
      lang: 'ts',
      value: 'class Ticket {}',
      data: {hProperties: {title: 'ticket.dto.ts', marked: [1]}},
    },
  ]);
  expect(replaced('```ts file=use.ts region=use {1} callouts=1\n```').tree.children).toMatchObject([
    {value: "import { a } from './a';\n\na();", data: {hProperties: {marked: [3], callouts: [3]}}},
  ]);
  expect(replaced('```ts file=ticket.ts\n```', 'docs/mongo.mdx').tree.children).toMatchObject([
    {data: {hProperties: {note: 'Type-checked, not executed: needs a MongoDB server'}}},
  ]);
});

test('code may stand beside an operation, and another operation that was recorded may be tried', () => {
  const {tree} = replaced('```ts file=ticket.dto.ts region=dto operation=open try="open: the same" {1}\n```');
  const items = ['code', 'query', 'response'].map((value) => ({attributes: [{value}, {}]}));
  expect(tree.children).toMatchObject([{name: 'Sample', children: items}]);
  expect(JSON.stringify(tree)).toContain('"name":"operation","value":"home/open"');
  expect(JSON.stringify(tree)).toContain('"name":"tryOperation","value":"open"');
  const fault = (text: string) => replaced(`\`\`\`graphql operation=open try="${text}"\n\`\`\``).faults[0];
  expect(fault('the same')).toContain('try="the same" is not try="OPERATION: what it shows"');
  expect(fault('done: others')).toContain('examples/home/recorded/done.json was not recorded');
});

test('every fault of a page is told with page and line', () => {
  const text = [
    '---',
    'title: Home',
    '---',
    '',
    '```ts file=ticket.dot.ts',
    '```',
    '',
    '- In a list:',
    '',
    '  ```ts file=ticket.dto.ts region=fields',
    '  ```',
    '',
    '```graphql operation=opens',
    '```',
    '',
    '```ts file=ticket.dto.ts',
    'const a = 1;',
    '```',
  ].join('\n');
  expect(replaced(text).faults).toEqual([
    expect.stringContaining(
      `${HOME}:5: examples/home/ticket.dot.ts does not exist; did you mean "examples/home/ticket.dto.ts"`,
    ),
    `${HOME}:10: examples/home/ticket.dto.ts has no region "fields"; it has "dto". Put "// #region fields" and "// #endregion" around the lines to show`,
    expect.stringContaining(
      `${HOME}:13: examples/home/operations/opens.graphql does not exist; did you mean`,
    ),
    `${HOME}:16: names its source and holds code as well; delete one of the two`,
  ]);
});

test('the build stops with the faults and without the stack of the plugin', () => {
  const tree = parsePage('```ts file=a.ts\n```');
  const compile = () => {
    remarkSamples({siteDir: '/site', examplesUrl: 'https://example.org/'})(tree, {
      path: '/site/docs/paging.mdx',
    });
  };
  expect(compile).toThrow('docs/paging.mdx:1: examples/paging/a.ts does not exist');
  expect(compile).toThrow(expect.objectContaining({stack: expect.not.stringContaining('    at ') as string}));
});
