import type {ReactNode} from 'react';
import type {Drawing} from '.';
import {type Row, ROWS} from './facts';
import {Frame, Text} from './shapes';

/** What a cursor is: a position in the list, or the key of a row. */
const cursors: Drawing = {
  narrow: (
    <Frame kind="narrow" size={[340, 346]}>
      {ROWS.map((row, index) => (
        <g key={index}>
          <Text x={8} y={index * 124 + 11} anchor="start">
            {row.says}
          </Text>
          <Strip {...row} x={8} y={index * 124 + 52} step={36.5} />
        </g>
      ))}
    </Frame>
  ),
  wide: (
    <Frame kind="wide" size={[636, 224]}>
      {ROWS.map((row, index) => (
        <g key={index}>
          <Text x={0} y={index * 82 + 18} anchor="start">
            {row.says}
          </Text>
          <Strip {...row} x={236} y={index * 82 + 11} step={45} />
        </g>
      ))}
    </Frame>
  ),
};

export default cursors;

const GAP = 7;
const HEIGHT = 32;

/** The rows of the list, each in a column of its own, those of the page in bold, and the mark of the cursor. */
function Strip({
  ids,
  page,
  behind,
  positions = false,
  x,
  y,
  step,
}: Row & {x: number; y: number; step: number}): ReactNode {
  const left = (id: number) => x + (9 - id) * step;
  const at = left(behind - 1) - GAP / 2;
  return (
    <>
      {ids.map((id, position) => (
        <g key={id}>
          <rect
            x={left(id)}
            y={y}
            width={step - GAP}
            height={HEIGHT}
            rx={4}
            className={page.includes(id) ? 'diagram-main' : undefined}
          />
          <Text
            x={left(id) + (step - GAP) / 2}
            y={y + HEIGHT / 2}
            kind={page.includes(id) ? 'title' : 'note'}
          >
            {String(id)}
          </Text>
          {positions && (
            <Text x={left(id) + (step - GAP) / 2} y={y + HEIGHT + 14} kind="small">
              {String(position)}
            </Text>
          )}
        </g>
      ))}
      <path d={`M${at - 4} ${y - 9}h8m-4 0v${HEIGHT + 18}m-4 0h8`} className="diagram-mark" />
    </>
  );
}
