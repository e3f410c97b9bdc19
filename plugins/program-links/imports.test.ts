import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parsePage} from '../../lib/parse-page';
import {inMemoryFiles} from '../samples/in-memory-files';
import {replaceSamples} from '../samples/remark';
import {linkImports} from './imports';

const files = inMemoryFiles({
  'faq/program.ts': '',
  'faq/a.ts':
    "import { B } from './b';\nimport { C } from '../c';\n\n// #region a\nnew B(C);\n// #endregion\n",
  'faq/d.ts':
    "import { B, other } from './b';\n\nconst d = other;\n\n// #region e\nexport const e = [B, d];\n// #endregion\n",
  'faq/b.ts':
    '// #region b\nexport class B {\n  // #region field\n  b!: string;\n  // #endregion\n}\n// #endregion\n',
  'c/index.ts': 'export const C = 1;\n',
});

function linked(text: string): unknown[] {
  const tree = parsePage(text);
  expect(replaceSamples(tree, 'docs/faq.mdx', files)).toEqual([]);
  linkImports(tree, files, 'https://example.org/');
  const properties: unknown[] = [];
  visit(tree, 'code', ({data}: Code) => {
    const {id, links, source} = (data?.hProperties ?? {}) as Record<string, unknown>;
    properties.push({id, links, source});
  });
  return properties;
}

test('an imported file is linked where the page shows it, otherwise in the repository', () => {
  expect(linked('```ts file=a.ts region=a\n```\n\n```ts file=b.ts region=b\n```')).toEqual([
    {links: {'./b': '#file-b-ts', '../c': 'https://example.org/c/index.ts'}},
    {id: 'file-b-ts', links: {}},
  ]);
});

test('a part leads to its file, and nothing leads into a tab that may be closed', () => {
  const field = '```ts file=b.ts region=field\n```\n\n';
  const whole = '```ts file=b.ts\n```\n';
  expect(linked(field + whole)).toMatchObject([{source: '#file-b-ts'}, {id: 'file-b-ts'}]);
  expect(linked(`${field}<Tabs>\n<TabItem value="x">\n\n${whole}\n</TabItem>\n</Tabs>`)).toMatchObject([
    {source: 'https://example.org/faq/b.ts'},
    {id: undefined},
  ]);
});

test('what the page does not show is linked in the repository, and what needs it is a part of its file', () => {
  const repository = {links: {'./b': 'https://example.org/faq/b.ts'}, source: 'https://example.org/faq/d.ts'};
  expect(linked('```ts file=d.ts region=e\n```\n\n```ts file=b.ts region=b\n```')).toMatchObject([
    {...repository, links: {'./b': '#file-b-ts'}},
    {id: 'file-b-ts'},
  ]);
  expect(linked('```ts file=d.ts\n```\n\n```ts file=b.ts region=b\n```')).toMatchObject([
    {links: repository.links, source: undefined},
    {id: undefined},
  ]);
});
