import {describe, expect, it} from 'vitest';
import {inMemoryFiles} from '../samples/in-memory-files';
import {parsePage} from '../../lib/parse-page';
import {replaceSamples} from '../samples/remark-samples';
import {pageToMarkdown} from './to-markdown';

const files = inMemoryFiles({
  'faq/program.ts': '',
  'faq/a.ts': 'const a = 1;\n',
  'faq/operations/open.graphql': 'query { tickets }\n',
  'faq/recorded/open.json': '{"data": {}}\n',
  'faq/operations/long.graphql': 'query { tickets }\n',
  'faq/recorded/long.json': `{"data": {}${'\n'.repeat(12)}}\n`,
});
const losses: string[] = [];
const markdownOf = (...lines: string[]) => {
  const tree = parsePage(lines.join('\n'));
  expect(replaceSamples(tree, 'docs/faq.mdx', files)).toEqual([]);
  return pageToMarkdown(tree, {
    title: 'FAQ',
    examplesUrl: 'https://example.org/',
    resolveLink: (url) => (url.startsWith('.') ? `md:${url}` : undefined),
    onLoss: (message) => losses.push(message),
  });
};

describe('the Markdown of a page', () => {
  it('has the title, and neither front matter nor components nor comments', () => {
    expect(
      markdownOf(
        ...['---', 'title: FAQ', '---', '', "import A from 'a';", '', '{/* note */}', ''],
        ...['<div>', '', 'Read [b](./b.mdx) and [c](c).', '', '</div>'],
      ),
    ).toBe('# FAQ\n\nRead [b](md:./b.mdx) and [c](c).\n');
  });

  it.each([
    ['## Paging {/* #paging */}', '## Paging {#paging}'],
    ['## No id', '## No id'],
    ['<Anchor id="old" />\n\nText', '{#old}\n\nText'],
    [
      '<Diagram narrow={A} wide={B} alt="A to B.">\n\nCaption.\n\n</Diagram>',
      '**Picture:** A to B.\n\nCaption.',
    ],
    ['<Differs>**SQLite:** this [fails](./b.mdx#c).</Differs>', '**SQLite:** this [fails](md:./b.mdx#c).'],
    ['MySQL has none <NotRun />.', 'MySQL has none (not run here).'],
    ['<TabItem value="typeorm" label="TypeORM">\n\nText\n\n</TabItem>', '**TypeORM**\n\nText'],
    ['<TabItem value="typeorm">\n\nText\n\n</TabItem>', '**typeorm**\n\nText'],
    ['<Tabs groupId={id}>\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>', '**a**\n\nx'],
    ['<summary>The `rest`</summary>', '**The `rest`**'],
    ['[a][b]\n\n[b]: ./c.mdx', '[a][b]\n\n[b]: md:./c.mdx'],
    ['`{/* a */}` and ``<B>[`](c)``', '`{/* a */}` and ``<B>[`](c)``'],
    ['at 10:a and \\{lower\\}', 'at 10:a and {lower}'],
    ['| a | bc |\n| --- | --- |\n| `d` | {/* e */} |', '| a | bc |\n| - | - |\n| `d` | |'],
  ])('%s becomes %s', (text, markdown) => {
    expect(markdownOf(text)).toBe(`# FAQ\n\n${markdown}\n`);
  });

  it('has the samples that the page names, and the code that it holds', () => {
    const inline = '```tsx\n<B a={1} />\n\n\n{/* c */}\n```';
    expect(markdownOf('```ts file=a.ts', '```', '', inline.replace('tsx', 'tsx {1} unchecked="why"'))).toBe(
      `# FAQ\n\n\`\`\`ts title="a.ts"\nconst a = 1;\n\`\`\`\n\n${inline}\n`,
    );
    expect(markdownOf('1. One', '', '   ```graphql operation=open', '   ```')).toContain(
      '   Query:\n\n   ```graphql\n   query { tickets }\n   ```\n\n   Response:\n',
    );
  });

  it('leaves out long results after the first of a section, and those in sections that are closed', () => {
    const fence = '```ts file=a.ts\n```\n\n```graphql operation=long\n```\n\n';
    const [first, second, third, closed] = markdownOf(
      `${fence}${fence}## A {/* #a */}\n\n${fence}<details>\n\n${fence}</details>`,
    )
      .split(/(?=Query:)/)
      .slice(1);
    expect([first, third].map((text) => text?.includes('"data"'))).toEqual([true, true]);
    const left = 'Response: [`long.json`](https://example.org/faq/recorded/long.json)';
    expect([second, closed].map((text) => text?.includes(left) && !text.includes('"data"'))).toEqual([
      true,
      true,
    ]);
  });

  it('quotes an admonition with its code', () => {
    expect(
      markdownOf(':::danger[An `empty` filter]', '', 'Text.', '', '```ts', 'a', '```', ':::', 'After.'),
    ).toBe('# FAQ\n\n> **Danger: An `empty` filter**\n>\n> Text.\n>\n> ```ts\n> a\n> ```\n\nAfter.\n');
  });

  it.each(['<Chart />', '{count}', '::video'])('is without %s, and says in which line it stands', (text) => {
    expect(markdownOf('', text, '', 'Text')).toBe('# FAQ\n\nText\n');
    expect(losses.at(-1)).toMatch(/^2: ".+" has no Markdown/);
  });
});
