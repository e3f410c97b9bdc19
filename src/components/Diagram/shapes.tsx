import type {ReactNode} from 'react';

/** Height of a line of text, and how far its baseline lies below its middle; both fit the size in src/css/diagrams.css. */
const LINE = 19;
const BASELINE = 5;

interface Place {
  x: number;
  y: number;
}

/** One arrangement of a picture. Its size is in rem, so that it grows with the text of the reader. */
export function Frame({
  size: [width, height],
  kind,
  children,
}: {
  size: [number, number];
  kind: 'narrow' | 'wide';
  children: ReactNode;
}): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / 16}rem`}
      className={`diagram-${kind}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Lines of text, what stands between backticks as code. `y` is the middle of the first line. */
export function Text({
  x,
  y,
  children,
  anchor = 'middle',
  kind,
}: Place & {
  children: string | string[];
  anchor?: 'start' | 'middle' | 'end';
  kind?: 'title' | 'note' | 'small';
}): ReactNode {
  const lines = [children].flat();
  return lines.map((line, index) => (
    <text
      key={index}
      x={x}
      y={y + index * LINE + BASELINE}
      textAnchor={anchor}
      className={kind && `diagram-${kind}`}
    >
      {line.split('`').map((part, at) => (at % 2 ? <tspan key={at}>{part}</tspan> : part))}
    </text>
  ));
}

/** A box with its text in the middle, of which the first lines are the title. */
export function Box({
  x,
  y,
  width,
  height,
  children,
  kind,
  titles = 0,
}: Place & {
  width: number;
  height: number;
  children: string | string[];
  kind?: 'main' | 'open';
  titles?: number;
}): ReactNode {
  const lines = [children].flat();
  const middle = {x: x + width / 2, y: y + (height - (lines.length - 1) * LINE) / 2};
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={6} className={kind && `diagram-${kind}`} />
      <Text {...middle} kind="title">
        {lines.slice(0, titles)}
      </Text>
      <Text {...middle} y={middle.y + titles * LINE}>
        {lines.slice(titles)}
      </Text>
    </>
  );
}

/** A straight arrow along one axis. */
export function Arrow({
  from: [x1, y1],
  to: [x2, y2],
}: {
  from: [number, number];
  to: [number, number];
}): ReactNode {
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  const wing = (side: number) => `${x2 - 6 * dx + 4 * side * dy} ${y2 - 6 * dy + 4 * side * dx}`;
  return <path d={`M${x1} ${y1}L${x2} ${y2}M${wing(1)}L${x2} ${y2}L${wing(-1)}`} className="diagram-line" />;
}
