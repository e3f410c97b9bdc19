import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** What the last column of a table of options is headed by. */
const HEADING = 'Effect';

/** Marks tables of options, whose effects a phone shows below their names (src/css/global.css). */
export function rehypeOptionTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      if (lastHeading(table) === HEADING) table.properties.className = ['options'];
    });
  };
}

function lastHeading(table: Element): string | undefined {
  let last: string | undefined;
  visit(table, {type: 'element', tagName: 'th'}, ({children: [text]}: Element) => {
    last = text?.type === 'text' ? text.value : undefined;
  });
  return last;
}
