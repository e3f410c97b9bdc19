import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {rehypeStackedTables} from './rehype';

function isStacked(headings: string): boolean {
  const tree = fromHtml(`<table><thead><tr>${headings}</tr></thead></table>`, {fragment: true});
  rehypeStackedTables()(tree);
  return toHtml(tree).startsWith('<table class="stacked">');
}

test.each([
  '<th>Option</th><th>Effect</th>',
  '<th>Option</th><th>Type</th><th>Default</th><th>Effect</th>',
  '<th>Method</th><th></th><th><code>DTO</code></th>',
  '<th>Query</th><th>Name</th><th>Takes</th><th>Returns</th>',
])('a table headed %s is stacked on a phone', (headings) => {
  expect(isStacked(headings)).toBe(true);
});

test.each([
  '<th>Effect</th><th>Option</th>',
  '<th>Option</th><th><code>Effect</code></th>',
  '<th>Trait</th><th>TypeORM</th><th>Sequelize</th><th>Mongoose</th>',
  '<th>Trait</th><th>Cursor</th><th>Key set</th><th>Offset</th><th>None</th>',
  '',
])('a table headed %s is not', (headings) => {
  expect(isStacked(headings)).toBe(false);
});
