import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** What the last column of a table of options is headed by. */
const HEADING = 'Effect';

/** What tables are headed by that compare ORMs, which needs their columns side by side. */
const COMPARED = /TypeORM|Sequelize|Mongoose/;

/**
 * Marks the tables whose last column a phone shows below the others (src/css/global.css): those of options, and those of
 * three or four columns that compare no ORMs. Two columns fit side by side.
 */
export function rehypeStackedTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      const headings = headingsOf(table);
      const isOfWords = headings.length === 3 || (headings.length === 4 && !COMPARED.test(headings.join()));
      if (isOfWords || headings.at(-1) === HEADING) table.properties.className = ['stacked'];
    });
  };
}

/** The texts of the headings of a table; undefined for those that are more than text. */
function headingsOf(table: Element): (string | undefined)[] {
  const headings: (string | undefined)[] = [];
  visit(table, {type: 'element', tagName: 'th'}, ({children: [text]}: Element) => {
    headings.push(text?.type === 'text' ? text.value : undefined);
  });
  return headings;
}
