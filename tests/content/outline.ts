import type {Heading, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {fault, type Page} from '../../lib/pages';

/** The title of a page is its first level: each heading stands at most one level below the one before it. */
export function levelFaults(page: Page): string[] {
  const faults: string[] = [];
  let level = 1;
  visit(page.tree, 'heading', (heading: Heading) => {
    const {depth} = heading;
    if (depth > level + 1) {
      const text = toString(heading.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
      const right = '#'.repeat(level + 1);
      faults.push(fault(page, heading, `the heading "${text}" skips a level; begin it with "${right}"`));
    }
    level = depth;
  });
  return faults;
}

/** Who hears a table is told the head of the column with each cell. */
export function tableFaults(page: Page): string[] {
  const faults: string[] = [];
  visit(page.tree, 'table', (table: Table) => {
    const head = table.children[0]?.children ?? [];
    head.forEach((cell, index) => {
      if (toString(cell).trim() !== '') return;
      faults.push(
        fault(page, cell, `column ${index + 1} of the table has no head; write what its cells are`),
      );
    });
  });
  return faults;
}
