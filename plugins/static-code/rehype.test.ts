import type {Properties, Root} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import {expect, test} from 'vitest';
import {rehypeStaticCode} from './rehype';

function attributes(hProperties: Properties): Record<string, unknown> {
  const tree = toHast({
    type: 'root',
    children: [{type: 'code', lang: 'ts', value: 'a\nb', data: {hProperties}}],
  }) as Root;
  rehypeStaticCode()(tree);
  const [block] = tree.children;
  if (block?.type !== 'mdxJsxFlowElement') throw new Error('no component');
  expect(block.name).toBe('CodeBlock');
  return Object.fromEntries(
    block.attributes.map((attribute) => ['name' in attribute && attribute.name, attribute.value]),
  );
}

test('a block of code becomes a component that holds it', () => {
  expect(attributes({})).toEqual({language: 'ts', html: 'a\nb'});
});

test('the component knows title, note and first number', () => {
  expect(attributes({title: 'a.ts', firstNumber: 3, note: 'not executed'})).toMatchObject({
    title: 'a.ts',
    note: 'not executed',
    firstNumber: '3',
  });
});
