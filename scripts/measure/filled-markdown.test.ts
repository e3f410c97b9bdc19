import {expect, test} from 'vitest';
import {resolveMarkdown} from './filled-markdown';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';

const files = inMemoryFiles({
  'faq/program.ts': '',
  'faq/a.ts': 'const a = 1;\nconst b = 2;\n',
  'faq/note.md': '```ts\nx\n```\n',
  'faq/operations/open.graphql': 'query { tickets }\n',
  'faq/recorded/open.json': '{"data": {}}\n',
});

function resolve(text: string): string {
  return resolveMarkdown(text, 'docs/faq.mdx', files);
}

test('named fences hold their code, and everything else stays', () => {
  const text =
    '# FAQ {/* #faq */}\n\nBefore `a`.\n\n```ts file=a.ts\n```\n\n```bash\nnpm ci\n```\n\n<Note />\n';
  expect(resolve(text)).toBe(
    text.replace('```ts file=a.ts\n```', '```ts title="a.ts"\nconst a = 1;\nconst b = 2;\n```'),
  );
});

test('what a page shows as tabs comes one below the other', () => {
  expect(resolve('```graphql operation=open\n```')).toBe(
    'Query:\n\n```graphql\nquery { tickets }\n```\n\nResponse:\n\n```json\n{"data": {}}\n```',
  );
});

test('code keeps the indentation of its list and the marks of its quote', () => {
  expect(resolve('1. One\n\n   ```ts file=a.ts\n   ```\n')).toBe(
    '1. One\n\n   ```ts title="a.ts"\n   const a = 1;\n   const b = 2;\n   ```\n',
  );
  expect(resolve('> ```ts file=a.ts\n> ```\n')).toBe(
    '> ```ts title="a.ts"\n> const a = 1;\n> const b = 2;\n> ```\n',
  );
});

test('code that holds a fence stands in a longer one', () => {
  expect(resolve('```md file=note.md\n```')).toBe('````md title="note.md"\n```ts\nx\n```\n````');
});
