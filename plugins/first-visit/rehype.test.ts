import type {ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {expect, it} from 'vitest';
import {rehypeStaticText} from './rehype';

interface Node {
  type: string;
  name?: string;
  tagName?: string;
  attributes?: {value: string}[];
  children: Node[];
}

/** The names of what a page's top level holds afterwards, with the attributes of what became static. */
function run(html: string, more: ElementContent[] = []): string[] {
  const tree: Root = fromHtml(html, {fragment: true});
  tree.children.push(...more);
  rehypeStaticText()(tree);
  return namesOf(tree as unknown as Node);
}

const namesOf = ({children}: Node): string[] =>
  children
    .filter(({type}) => type !== 'text')
    .map(({name, tagName = '', attributes = []}) =>
      name ? [name, ...attributes.map(({value}) => value)].join(' ') : tagName,
    );

it('makes plain paragraphs static', () => {
  expect(run('<p>One &lt; <strong>two <code>three</code></strong><br></p>')).toEqual([
    'StaticText One &#x3C; <strong>two <code>three</code></strong><br>',
  ]);
});

it('makes plain lists and bodies of tables static', () => {
  expect(run('<ul><li>One</li><li><p>Two</p><ol><li>Three</li></ol></li></ul>')).toEqual([
    'StaticText ul <li>One</li><li><p>Two</p><ol><li>Three</li></ol></li>',
  ]);
  const tree: Root = fromHtml('<table><tbody><tr><td>One</td></tr></tbody></table>', {fragment: true});
  rehypeStaticText()(tree);
  expect(namesOf((tree as unknown as Node).children[0] as Node)).toEqual([
    'StaticText tbody <tr><td>One</td></tr>',
  ]);
});

it('makes the items static that are plain, where not all of a list are', () => {
  const tree: Root = fromHtml('<ul><li>One</li><li><a href="/x">Two</a></li></ul>', {fragment: true});
  rehypeStaticText()(tree);
  expect(namesOf((tree as unknown as Node).children[0] as Node)).toEqual(['StaticText li One', 'li']);
});

it('leaves alone what the router, a component or an anchor must reach', () => {
  expect(
    run('<p>See <a href="/x">x</a>.</p><p id="anchor">Text</p><h2>Title</h2><p><code id="y">z</code></p>'),
  ).toEqual(['p', 'p', 'h2', 'p']);
  const component = {type: 'mdxJsxTextElement', name: 'Anchor', attributes: [], children: []} as const;
  const paragraph: ElementContent = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [component as unknown as ElementContent],
  };
  expect(run('', [paragraph])).toEqual(['p']);
});
