import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** On phones, each row of the tables in a node is a card, however few columns they have. */
export function asCards(node: RootContent): void {
  visit(node, 'table', (table) => {
    table.data = {hProperties: {className: ['table-cards']}};
  });
}
