import {expect, test} from 'vitest';
import {watchedFiles} from '../../plugins/samples/files';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';
import {anchorFaults} from './anchors';
import {coverageFaults} from './coverage';
import {fencesOf} from '../../plugins/samples/page-fences';
import {inlineFaults, sampleFaults} from './fences';
import {asPage, type Page} from '../../lib/pages';
import {headingFaults, kindFaults, titleFaults} from './structure';
import {linkFaults, wordFaults} from './words';

const PATH = 'docs/paging.mdx';

async function page(text: string, frontMatter = 'title: Paging') {
  return asPage(PATH, `---\n${frontMatter}\n---\n\n${text}`);
}

const files = inMemoryFiles({
  'paging/program.ts': '',
  'paging/ticket.ts': '// #region dto\nx\n// #endregion',
});
const samples = (each: Page) => sampleFaults(each, files);

// What each rule is there for, planted once.
test.each([
  [headingFaults, '## By `cursor`', 'has no id; write "## By cursor {/* #by-cursor */}"'],
  [headingFaults, '## A {/* #a */}\n\n<Anchor id="a" />', 'the id "a" is taken by line 5'],
  [headingFaults, '<TabItem value="a">\n\n## A {/* #a */}\n\n</TabItem>', 'the heading "A" stands in a tab'],
  [headingFaults, '<h2>B</h2>', '<h2> is no Markdown heading'],
  [linkFaults, '[Read more.](a.mdx)', 'the link "Read more." does not say where it leads'],
  [linkFaults, '<a href="/x">this</a>', 'the link "this" does not say where it leads'],
  [wordFaults, 'Write it, **simply**.', '"simply" belittles'],
  [
    samples,
    '```ts file=tickets.ts\n```',
    'tickets.ts does not exist; did you mean "examples/paging/ticket.ts"',
  ],
  [samples, '```ts file=ticket.ts region=fields\n```', 'has no region "fields"; it has "dto"'],
  [samples, '```ts file=ticket.ts {9}\n```', 'marks line 9 of 1'],
  [inlineFaults, '```ts\n1\n2\n3\n4\n```', 'ts of more than 3 lines belongs into a program'],
  [inlineFaults, '```\na\n```', 'the fence names no language'],
  [inlineFaults, '```fortran\na\n```', 'there are no colors for "fortran"'],
  [inlineFaults, '```ts unchecked="old"\n1\n```', 'needs no unchecked="…"; delete it'],
  [(each: Page) => anchorFaults(each, [each]), '[c](#c)', '#c leads to no heading of docs/paging.mdx'],
])('%o tells %j', async (rule, text, message) => {
  const found = rule(await page(text));
  expect(found).toEqual([expect.stringMatching(/^docs\/paging\.mdx:\d+: /)]);
  expect(found[0]).toContain(message);
});

test('a page without a kind is told, and one that teaches in too many words', async () => {
  const text = `${'word '.repeat(1601)}\n\n<details>\n\nfolded\n\n</details>\n\n| a |\n| - |\n| b |`;
  expect(kindFaults(await page(text))).toEqual([
    expect.stringContaining('write learn or reference or guide'),
  ]);
  expect(kindFaults(await page(text, 'kind: learn'))).toEqual([expect.stringContaining('1601 words, 1 too')]);
  expect(kindFaults(await page(text, 'kind: reference'))).toEqual([]);
});

test('a page without a title is told, and one that is no MDX with line and column', async () => {
  expect(titleFaults(await page('', 'description: x'))).toHaveLength(1);
  await expect(page('a {')).rejects.toThrow(/^docs\/paging\.mdx:5:4: Unexpected/);
});

const shown = {
  'paging/program.ts': "import {open} from './app.module';\n",
  'paging/app.module.ts': "export * from './ticket';",
  'paging/ticket.ts': '// #region dto\nx\n// #endregion\n',
  'paging/schema.graphql': '',
  'paging/operations/open.graphql': 'query { a }',
  'paging/operations/open.variables.json': '{}',
  'paging/recorded/open.json': '{}',
};

test.each([
  ['paging/seed.ts', '', undefined],
  ['paging/dead.ts', 'x', 'examples/paging/dead.ts: no page shows it and no program needs it'],
  ['paging/ticket.ts', '// #region dto\n// #region a\nx\n// #endregion\n// #endregion', 'the region "a"'],
  ['paging/operations/old.graphql', 'query { a }', 'no page shows it; write operation=old in a fence'],
  ['paging/recorded/count.txt', '1', 'no page shows it; write run=count in a fence'],
  ['other/program.ts', '', 'examples/other: no page shows any of it'],
])('of examples with %s, what no page shows is told', async (path, content, message) => {
  const text = '```ts file=ticket.ts region=dto\n```\n\n```graphql operation=open\n```';
  const [own, examples, read] = [
    await page(text),
    inMemoryFiles({...shown, [path]: content}),
    new Set<string>(),
  ];
  sampleFaults(own, watchedFiles(examples, read));
  const faults = coverageFaults(fencesOf(own), examples, read);
  expect(faults).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
});
