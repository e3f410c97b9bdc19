import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parsePage} from '../../lib/parse-page';
import {inMemoryFiles} from './in-memory-files';
import {replaceSamples} from './remark-samples';
import {linkImports} from './links';

const files = inMemoryFiles({
  'faq/program.ts': '',
  'faq/a.ts':
    "import { B } from './b';\nimport { C } from '../c';\n\n// #region a\nnew B(C);\n// #endregion\n",
  'faq/b.ts':
    '// #region b\nexport class B {\n  // #region field\n  b!: string;\n  // #endregion\n}\n// #endregion\n',
  'faq/d.ts':
    "import { other } from './b';\nconst d = other;\n// #region e\nexport const e = d;\n// #endregion\n",
  'c/index.ts': 'export const C = 1;\n',
});

const [A, B, D] = ['a.ts region=a', 'b.ts region=b', 'd.ts'].map((name) => `\`\`\`ts file=${name}\n\`\`\`\n`);

function linked(...text: unknown[]): unknown[] {
  const tree = parsePage(text.join('\n'));
  expect(replaceSamples(tree, 'docs/faq.mdx', files)).toEqual([]);
  linkImports(tree, files, 'https://example.org/');
  const properties: unknown[] = [];
  visit(tree, 'code', ({data}: Code) => properties.push(data?.hProperties));
  return properties;
}

test('an imported file is linked where the page shows what is taken from it, otherwise in the repository', () => {
  expect(linked(A, B, D)).toMatchObject([
    {links: {'./b': '#file-b-ts', '../c': 'https://example.org/c/index.ts'}},
    {id: 'file-b-ts', links: {}},
    {links: {'./b': 'https://example.org/faq/b.ts'}},
  ]);
  const [inTab] = linked(A, `<Tabs>\n<TabItem value="x">\n\n${B}\n</TabItem>\n</Tabs>`);
  expect(inTab).toMatchObject({links: {'./b': 'https://example.org/faq/b.ts'}});
});

test('a part of a file says so and leads there: less than a statement, or what needs more than the page shows', () => {
  expect(
    linked(B?.replace('region=b', 'region=field'), D?.replace('d.ts', 'd.ts region=e title="After"')),
  ).toMatchObject([
    {title: 'part of b.ts', source: 'https://example.org/faq/b.ts'},
    {title: 'After (part of d.ts)', source: 'https://example.org/faq/d.ts'},
  ]);
});
