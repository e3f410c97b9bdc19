import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {attributeOf} from '../pages/attributes';
import {parsePage} from '../../lib/parse-page';
import {linkNames} from './link-names';

const ADDRESSES = new Map(
  ['Authorize', 'Filter', 'FilterableField', 'QueryService'].map((name) => [name, `/docs/api/x#${name}`]),
);

/** The links that a page gets, as `text -> address`. */
function linksOf(text: string): string[] {
  const tree = parsePage(text);
  linkNames(tree, ADDRESSES);
  const links: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    if (node.name === 'a') links.push(`${toString(node)} -> ${attributeOf(node, 'href') ?? ''}`);
  });
  return links;
}

it('links the names of the library, each where a page writes it first', () => {
  expect(
    linksOf('`@FilterableField()` and `QueryService<DTO>`.\n\nAgain `FilterableField`, and `other`.'),
  ).toEqual([
    '@FilterableField() -> /docs/api/x#FilterableField',
    'QueryService<DTO> -> /docs/api/x#QueryService',
  ]);
});

it.each([
  ['a heading', '## `QueryService`'],
  ['a link', '[`QueryService`](./x.mdx)'],
  ['a component', 'In <b>`QueryService`</b>'],
  ['a word that other libraries have', '`Filter` and `Filter<DTO>`'],
  ['an expression', '`new QueryService()`, `service.QueryService`'],
  ['a block of code', '```ts\nQueryService\n```'],
])('leaves alone what is %s', (_, text) => {
  expect(linksOf(text)).toEqual([]);
});

it('links a word where it is a decorator', () => {
  expect(linksOf('`@Authorize`')).toEqual(['@Authorize -> /docs/api/x#Authorize']);
});
