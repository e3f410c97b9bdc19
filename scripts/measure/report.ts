/** One figure beside what was stated for it. */
export interface Figure {
  name: string;
  value: number;
  unit?: string;
  /** What must hold; absent where the figure only informs. */
  bound?: {atMost: number} | {atLeast: number};
  aim?: number;
}

/** Whether a figure keeps its bound. */
export function holds({value, bound}: Figure): boolean {
  if (!bound) return true;
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

function row(figure: Figure): string[] {
  const {name, value, unit = '', bound, aim} = figure;
  const stated = bound && ('atMost' in bound ? `≤ ${rounded(bound.atMost)}` : `≥ ${rounded(bound.atLeast)}`);
  const verdict = bound ? (holds(figure) ? 'holds' : 'MISSED') : '';
  return [
    name,
    `${rounded(value)}${unit && ` ${unit}`}`,
    stated ?? '',
    aim === undefined ? '' : rounded(aim),
    verdict,
  ];
}

/** A Markdown table. */
export function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The figures as a table, each beside what was stated. */
export function report(title: string, figures: Figure[]): string {
  return `## ${title}\n\n${table(['figure', 'measured', 'stated', 'aim', ''], figures.map(row))}\n`;
}

/** The middle value. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
