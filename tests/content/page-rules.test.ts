import {describe, expect, test} from 'vitest';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';
import {anchorFaults} from './anchors';
import {coverageFaults} from './coverage';
import {fencesOf} from '../../plugins/samples/page-fences';
import {inlineFaults, sampleFaults} from './fences';
import {asPage} from '../../lib/pages';
import {headingFaults, titleFaults} from './structure';
import {linkFaults, wordFaults} from './words';

const PATH = 'docs/paging.mdx';

async function page(text: string, frontMatter = 'title: Paging') {
  return asPage(PATH, `---\n${frontMatter}\n---\n\n${text}`);
}

test('a page that is no MDX is told with line and column', async () => {
  await expect(page('a {')).rejects.toThrow(/^docs\/paging\.mdx:5:4: Unexpected/);
});

test('a page needs a title', async () => {
  expect(titleFaults(await page('', 'description: x'))).toEqual([
    'docs/paging.mdx:1: the page has no title; begin it with "---", "title: …" and "---"',
  ]);
  expect(titleFaults(await page(''))).toEqual([]);
});

describe('headings', () => {
  test('need an id', async () => {
    expect(headingFaults(await page('## Page `by` cursor'))).toEqual([
      'docs/paging.mdx:5: the heading "Page by cursor" has no id; write "## Page by cursor {/* #page-by-cursor */}"',
    ]);
    expect(
      headingFaults(await page('## Page by cursor {/* #cursor */}\n\n```md\n## No heading\n```')),
    ).toEqual([]);
  });

  test('need an id of their own, among anchors too', async () => {
    expect(headingFaults(await page('## A {/* #a */}\n\n### B {/* #a */}\n\n<Anchor id="a" />'))).toEqual([
      'docs/paging.mdx:7: the id "a" is taken by line 5; rename one of the two',
      'docs/paging.mdx:9: the id "a" is taken by line 5; rename one of the two',
    ]);
  });

  test('stand in no tab and are Markdown', async () => {
    const text = '<Tabs>\n<TabItem value="a">\n\n## A {/* #a */}\n\n</TabItem>\n</Tabs>\n\n<h2>B</h2>';
    expect(headingFaults(await page(text))).toEqual([
      'docs/paging.mdx:8: the heading "A" stands in a tab, where its link cannot lead; move it out',
      'docs/paging.mdx:13: <h2> is no Markdown heading; write "##" with an id',
    ]);
  });
});

test.each(['[here](a.mdx)', '[Read more.](a.mdx)', '<a href="/x">this</a>', '[**link**](a.mdx)'])(
  '%s does not say where it leads',
  async (link) => {
    expect(linkFaults(await page(`Look: ${link}`))).toEqual([
      expect.stringMatching(/^docs\/paging\.mdx:5: the link ".+" does not say where it leads/),
    ]);
  },
);

test('words that belittle are told, but not in code nor in the tagline', async () => {
  expect(
    wordFaults(await page('Just write it, **simply**.\n\nEasy CRUD for GraphQL. `just`, justified')),
  ).toEqual([
    'docs/paging.mdx:5: "Just" belittles what a reader finds hard; leave it out',
    'docs/paging.mdx:5: "simply" belittles what a reader finds hard; leave it out',
  ]);
  expect(wordFaults(await page('', 'title: Easy paging'))).toHaveLength(1);
});

describe('samples', () => {
  const files = inMemoryFiles({
    'paging/program.ts': '',
    'paging/ticket.ts': '// #region dto\nx\n// #endregion',
  });

  test.each([
    ['```ts file=tickets.ts\n```', 'examples/paging/tickets.ts does not exist; did you mean "ticket.ts"?'],
    ['```ts file=ticket.ts region=fields\n```', 'has no region "fields"; it has "dto"'],
    ['```graphql operation=open\n```', 'there is no folder examples/paging/operations/; create it'],
    ['```ts files=ticket.ts\n```', '"files=ticket.ts" means nothing in a fence'],
  ])('%s is told', async (text, message) => {
    const [fault = ''] = sampleFaults(await page(text), files);
    expect(fault).toMatch(/^docs\/paging\.mdx:5: /);
    expect(fault).toContain(message);
  });
});

describe('code in pages', () => {
  test.each([
    ['```ts\n1\n2\n3\n4\n```', 'ts of more than 3 lines belongs into a program'],
    ['```graphql\n1\n2\n3\n4\n```', 'graphql of more than 3 lines belongs into a program'],
    ['```\na\n```', 'the fence names no language'],
    ['```fortran\na\n```', 'there are no colors for "fortran"'],
    ['```ts unchecked="old"\n1\n```', 'needs no unchecked="…"; delete it'],
    ['```ts file=a.ts unchecked="old"\n```', 'unchecked="…" means nothing on code of a program'],
  ])('%s is told', async (text, message) => {
    expect(inlineFaults(await page(text))).toEqual([
      expect.stringContaining(`docs/paging.mdx:5: ${message}`),
    ]);
  });

  test.each(['```ts\n1\n2\n3\n```', '```bash\n1\n2\n3\n4\n```', '```ts unchecked="old"\n1\n2\n3\n4\n```'])(
    '%s is right',
    async (text) => {
      expect(inlineFaults(await page(text))).toEqual([]);
    },
  );
});

describe('what no page shows', () => {
  const shown = {
    'paging/program.ts': "import {open} from './app.module';\n",
    'paging/app.module.ts': "export * from './ticket';",
    'paging/ticket.ts': '// #region dto\nx\n// #endregion\n',
    'paging/schema.graphql': '',
    'paging/operations/open.graphql': 'query { a }',
    'paging/operations/open.variables.json': '{}',
    'paging/recorded/open.json': '{}',
  };
  const text = '```ts file=ticket.ts region=dto\n```\n\n```graphql operation=open\n```';

  async function faults(more: Record<string, string>) {
    return coverageFaults(fencesOf(await page(text)), inMemoryFiles({...shown, ...more}));
  }

  test('is nothing where all is shown or needed', async () => {
    expect(await faults({'_harness/x.ts': '', 'paging/seed.ts': ''})).toEqual([]);
  });

  test.each([
    ['paging/dead.ts', 'x', 'examples/paging/dead.ts: no page shows it and no program needs it'],
    [
      'paging/ticket.ts',
      '// #region dto\n// #region a\nx\n// #endregion\n// #endregion',
      'no page shows the region "a"',
    ],
    ['paging/operations/old.graphql', 'query { a }', 'no page shows it; write operation=old in a fence'],
    ['paging/recorded/open.sql', 'SELECT 1', 'add "sql" to the fence of open, or take "sql: true" out'],
    ['paging/recorded/count.txt', '1', 'no page shows it; write run=count in a fence'],
    ['other/program.ts', '', 'examples/other: no page shows any of it'],
    ['mongo/unexecuted.txt', 'why', 'examples/mongo: no page shows any of it'],
  ])('is told: %s', async (path, content, message) => {
    expect(await faults({[path]: content})).toEqual([expect.stringContaining(message)]);
  });
});

test('links to headings that are not there are told', async () => {
  const other = await asPage('docs/graphql/a.mdx', '## A {/* #a */}\n\n<Anchor id="old" />');
  const here = await page(
    '## B {/* #b */}\n\n[1](#b) [2](#c) [3](graphql/a.mdx#a) [4](/docs/graphql/a#old) [5][x] [6](gone.mdx#y)\n\n[x]: ./graphql/a.mdx#b',
  );
  expect(anchorFaults(here, [here, other])).toEqual([
    'docs/paging.mdx:7: #c leads to no heading of docs/paging.mdx; correct the link, or give the heading {/* #c */}',
    'docs/paging.mdx:9: ./graphql/a.mdx#b leads to no heading of docs/graphql/a.mdx; correct the link, or give the heading {/* #b */}',
  ]);
});
