import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import {textOfNode} from '../text-of-node';

/** With more columns, or where the page says so, each row becomes a card on phones. */
const MOST_COLUMNS = 2;

type Part = ReactElement<{children?: ReactNode}>;

const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((child): child is Part => isValidElement(child));

const cellsOf = (row: Part | undefined): Part[] => partsOf(row?.props.children);

/** A row whose cells say which column they belong to, for the style sheet that draws it as a card. */
function labelled(row: Part, labels: readonly string[]): Part {
  const cells = cellsOf(row).map((cell, index) =>
    cloneElement(cell, {'data-label': labels[index], role: 'cell'} as object),
  );
  return cloneElement(row, {role: 'row'} as object, cells);
}

/**
 * A table of a page: wider than the page, it scrolls in a box of its own (src/client/scroll-boxes.ts). On phones, where
 * columns would be cut off, each row of a wide one is a card; the roles keep it a table for those who hear it.
 */
export default function Table({children, ...props}: ComponentProps<'table'>): ReactNode {
  const [head, ...bodies] = partsOf(children);
  const labels = cellsOf(cellsOf(head)[0]).map((cell) => textOfNode(cell.props.children));
  const isWide = labels.length > MOST_COLUMNS || props.className === 'table-cards';
  return (
    <div className="scroll-box" role="group" aria-label="Table" tabIndex={0}>
      {isWide ? (
        <table {...props} role="table" className="table-cards">
          {head}
          {bodies.map((body) =>
            cloneElement(
              body,
              {},
              cellsOf(body).map((row) => labelled(row, labels)),
            ),
          )}
        </table>
      ) : (
        <table {...props}>{children}</table>
      )}
    </div>
  );
}
