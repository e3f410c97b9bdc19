import type {ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {expect, it} from 'vitest';
import {rehypeStaticText} from './rehype';

/** The names of what a page's top level holds afterwards, with the HTML of what became static. */
function run(html: string, more: ElementContent[] = []): string[] {
  const tree: Root = fromHtml(html, {fragment: true});
  tree.children.push(...more);
  rehypeStaticText()(tree);
  return (
    tree.children as unknown as {name?: string; tagName?: string; attributes?: {value: string}[]}[]
  ).map(({name, tagName, attributes}) =>
    name ? `${name} ${attributes?.[0]?.value ?? ''}` : (tagName ?? ''),
  );
}

it('makes plain paragraphs static', () => {
  expect(run('<p>One &lt; <strong>two <code>three</code></strong><br></p>')).toEqual([
    'StaticText One &#x3C; <strong>two <code>three</code></strong><br>',
  ]);
});

it('leaves alone what the router, a component or an anchor must reach', () => {
  expect(
    run('<p>See <a href="/x">x</a>.</p><p id="anchor">Text</p><h2>Title</h2><ul><li>Item</li></ul>'),
  ).toEqual(['p', 'p', 'h2', 'ul']);
  const component = {type: 'mdxJsxTextElement', name: 'Anchor', attributes: [], children: []} as const;
  const paragraph: ElementContent = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [component as unknown as ElementContent],
  };
  expect(run('', [paragraph])).toEqual(['p']);
});
