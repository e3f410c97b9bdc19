import {
  Children,
  type ComponentProps,
  type CSSProperties,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/** A block of a sample: a `TabItem` with its code. */
export type Block = ReactElement<{value: string; children?: ReactNode}>;

/** What is written or sent; all else came back. */
export const INPUTS = ['code', 'query', 'mutation', 'subscription', 'variables', 'user'];

/** The blocks of a sample: what is written or sent, which always shows, and what came back, in tabs. */
export function splitSample(children: ReactNode): {inputs: Block[]; results: Block[]} {
  const all = Children.toArray(children).filter((child): child is Block => isValidElement(child));
  const isInput = ({props: {value}}: Block) => INPUTS.includes(value);
  return {inputs: all.filter(isInput), results: all.filter((block) => !isInput(block))};
}

/** What the build tells of the shape of a sample. */
export interface Shape {
  /** How many lines of its results show, whichever is chosen, so that nothing moves. */
  lines: string;
  /** The longest line of what is written or sent, in characters. */
  sent?: string;
  /** The longest line of the first result, in characters. */
  received?: string;
}

/** The element of a sample: its style sheet decides by the shape what stands beside what. */
export function sampleFrame({lines, sent, received}: Shape): ComponentProps<'div'> {
  const style = {'--lines': lines, '--sent': sent, '--received': received} as CSSProperties;
  return {className: 'sample', style};
}
