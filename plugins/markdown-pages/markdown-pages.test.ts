import {describe, expect, it} from 'vitest';
import {memoryFiles} from '../samples/memory-files';
import type {SourcePage} from '../search-index/pages';
import {twinAddress, twinFile, twinLink} from './addresses';
import {llmsFull, llmsIndex} from './llms';
import {plainText} from './plain-text';
import {markdownTwin} from './twin';

const site = {origin: 'https://example.org', baseUrl: '/base/'};
const files = memoryFiles({
  'faq/program.ts': '',
  'faq/a.ts': 'const a = 1;\n',
  'faq/operations/open.graphql': 'query { tickets }\n',
  'faq/recorded/open.json': '{"data": {}}\n',
});
const twin = (...lines: string[]) =>
  markdownTwin(lines.join('\n'), {
    page: 'docs/faq.mdx',
    title: 'FAQ',
    files,
    resolveLink: (url) => (url.startsWith('.') ? `twin:${url}` : undefined),
  });

describe('a line of text', () => {
  const write = (line: string) => plainText(line, (url) => `to:${url}`);

  it.each([
    ['## Paging {/* #paging */}', '## Paging {#paging}'],
    ['### The `{/* #a */}` {/* #b */}', '### The `{/* #a */}` {#b}'],
    ['a {/* #b */}', 'a '],
    ['<Anchor id="old" />', ''],
    ['MySQL has none <NotRun />.', 'MySQL has none (not run).'],
    ['<TabItem value="typeorm" label="TypeORM">', '**TypeORM**'],
    ['<TabItem value="typeorm">', '**typeorm**'],
    ['<summary>The rest</summary>', '**The rest**'],
    ['<div>', ''],
    ["import Hero from '@site/src/components/Hero';", ''],
    ['[a](b.mdx#c) and [d](e "f")', '[a](to:b.mdx#c) and [d](to:e "f")'],
    ['[a]: b.mdx', '[a]: to:b.mdx'],
    ['`{/* a */}` and ``<B>[`](c)``', '`{/* a */}` and ``<B>[`](c)``'],
    ['between \\{lower\\} and Promise\\<DTO>', 'between \\{lower\\} and Promise\\<DTO>'],
  ])('%s becomes %s', (line, text) => {
    expect(write(line)).toBe(text);
  });

  it.each(['<Chart />', '{count}', '<Tabs groupId={id}>', '<Hero'])('with %s is refused', (line) => {
    expect(() => write(line)).toThrow('has no Markdown');
  });
});

describe('the twin of a page', () => {
  it('has the title, and neither front matter nor components', () => {
    expect(twin('---', 'title: FAQ', '---', '', '<div>', '', 'Read [b](./b.mdx).', '', '</div>')).toBe(
      '# FAQ\n\nRead [b](twin:./b.mdx).\n',
    );
  });

  it('has the samples that the page names, and leaves the code that it holds', () => {
    const inline = '```tsx\n<B a={1} />\n\n\n{/* c */}\n```';
    expect(twin('```ts file=a.ts', '```', '', inline)).toBe(
      `# FAQ\n\n\`\`\`ts title="a.ts"\nconst a = 1;\n\`\`\`\n\n${inline}\n`,
    );
    expect(twin('1. One', '', '   ```graphql operation=open', '   ```')).toContain(
      '   Query:\n\n   ```graphql\n   query { tickets }\n   ```\n\n   Response:\n',
    );
  });

  it('quotes an admonition with its code', () => {
    expect(twin(':::danger[An `empty` filter]', '', 'Text.', '', '```ts', 'a', '```', ':::', 'After.')).toBe(
      '# FAQ\n\n> **Danger: An `empty` filter**\n>\n> Text.\n>\n> ```ts\n> a\n> ```\n\nAfter.\n',
    );
  });

  it('is refused with the place of what has no Markdown', () => {
    expect(() => twin('', '<Chart />')).toThrow('docs/faq.mdx:2: "<Chart />" has no Markdown');
  });
});

describe('the addresses', () => {
  const pages = [
    {permalink: '/base/', source: '/site/src/pages/index.mdx'},
    {permalink: '/base/docs/a/b', source: '/site/docs/a/b.mdx'},
  ];
  const link = (url: string) => twinLink(url, '/site/docs/a/c.mdx', pages, site);

  it('of a twin are those of its page with an ending', () => {
    expect(twinFile('/base/', '/base/')).toBe('index.md');
    expect(twinAddress('/base/docs/a/b', site)).toBe('https://example.org/base/docs/a/b.md');
  });

  it.each([
    ['./b.mdx#c', 'https://example.org/base/docs/a/b.md#c'],
    ['/docs/a/b', 'https://example.org/base/docs/a/b.md'],
    ['/img/logo.svg', 'https://example.org/base/img/logo.svg'],
    ['https://example.com/b.mdx', undefined],
    ['#b', undefined],
  ])('link %s to %s', (url, address) => {
    expect(link(url)).toBe(address);
  });
});

it('the index lists the pages by section, in the order of the sidebar', () => {
  const page = (name: string, lvl0: string, position: number, description = '') =>
    ({permalink: `/base/${name}`, title: name, lvl0, position, description}) as SourcePage;
  const pages = [page('b', 'Second', 1), page('c', 'First', 0, 'About c.'), page('', 'Home', -1)];
  expect(llmsIndex(pages, 'Site', 'About the site.', site)).toBe(
    '# Site\n\n> About the site.\n\nAll pages in one file: [llms-full.txt](https://example.org/base/llms-full.txt)\n\n## Home\n\n- [](https://example.org/base/index.md)\n\n' +
      '## First\n\n- [c](https://example.org/base/c.md): About c.\n\n## Second\n\n- [b](https://example.org/base/b.md)\n',
  );
});

it('all pages stand in one file, each below its address', () => {
  const page = (name: string, position: number) =>
    ({permalink: `/base/${name}`, title: name, lvl0: '', position}) as SourcePage;
  const twins = new Map([
    ['/base/a', '# a\n'],
    ['/base/b', '# b\n'],
  ]);
  expect(llmsFull([page('b', 1), page('a', 0)], twins, 'Site', 'About the site.', site)).toBe(
    '# Site\n\n> About the site.\n\n---\n\nSource: https://example.org/base/a.md\n\n# a\n\n' +
      '---\n\nSource: https://example.org/base/b.md\n\n# b\n',
  );
});
