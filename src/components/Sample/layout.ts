import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {SampleAttributes, TabAttributes} from '../../../lib/sample-notes';
import {isSent} from '../../../lib/sample-kinds';

/** A block of a sample: a `TabItem` with its code. */
export type SampleTab = ReactElement<TabAttributes & {children?: ReactNode}>;

export interface SampleProps extends SampleAttributes {
  /** The recorded blocks. */
  children: ReactNode;
}

/** The blocks of a sample: what is written or sent, which always shows, and what came back, in tabs. */
export function splitSample(children: ReactNode): {inputs: SampleTab[]; results: SampleTab[]} {
  const all = Children.toArray(children).filter((child): child is SampleTab => isValidElement(child));
  const isInput = ({props: {value}}: SampleTab) => isSent(value);
  return {inputs: all.filter(isInput), results: all.filter((block) => !isInput(block))};
}
