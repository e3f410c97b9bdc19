import path from 'node:path';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {parsePage} from '../../lib/parse-page';
import {remarkProgramLinks} from './remark';

const link = remarkProgramLinks({
  siteDir: path.resolve(__dirname, '../..'),
  address: 'https://example.org/examples/',
});

test('a program becomes a link to its folder', () => {
  const tree = parsePage('See <Program path="faq/start-errors" />.');
  link(tree, new VFile({path: 'docs/errors.mdx'}));
  expect(tree.children[0]).toMatchObject({
    children: [{}, {type: 'link', url: 'https://example.org/examples/faq/start-errors'}, {}],
  });
});

test('a path that leads to no program is told with its line', () => {
  const tree = parsePage('\n\nSee <Program path="faq/gone" />.');
  expect(() => {
    link(tree, new VFile({path: 'docs/errors.mdx'}));
  }).toThrow('docs/errors.mdx:3: examples/faq/gone is no program');
});
