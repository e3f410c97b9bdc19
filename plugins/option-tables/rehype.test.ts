import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {rehypeOptionTables} from './rehype';

function marked(headings: string): boolean {
  const tree = fromHtml(`<table><thead><tr>${headings}</tr></thead></table>`, {fragment: true});
  rehypeOptionTables()(tree);
  return toHtml(tree).startsWith('<table class="options">');
}

test('a table whose last column is headed "Effect" is one of options', () => {
  expect(marked('<th>Option</th><th>Effect</th>')).toBe(true);
});

test.each([
  '<th>Effect</th><th>Option</th>',
  '<th>Option</th><th><code>Effect</code></th>',
  '<th>Option</th><th></th>',
  '',
])('a table headed %s is not', (headings) => {
  expect(marked(headings)).toBe(false);
});
