import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {fromMarkdown} from '../shared/replace-component';

/** Reads Markdown in which each row of a table is a card on phones, however few columns it has. */
export function withCards(markdown: string): RootContent[] {
  const nodes = fromMarkdown(markdown);
  for (const node of nodes) {
    visit(node, 'table', (table) => {
      table.data = {hProperties: {className: ['table-cards']}};
    });
  }
  return nodes;
}
