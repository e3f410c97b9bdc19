import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {Verification, Shape} from '../../../lib/sample-notes';
import {isSent, type BlockKind} from '../../../lib/sample-kinds';

/** A block of a sample: a `TabItem` with its code. */
export type SampleTab = ReactElement<{value: BlockKind; label?: string; children?: ReactNode}>;

/** What `plugins/samples` tells of a sample. */
export interface SampleProps extends Shape, Verification {
  /** Its operation, with the program: `graphql/queries/filtering/combine/between`. */
  operation?: string;
  /** Another operation of the program that a reader may try, and what it shows. */
  tryOperation?: string;
  tryWords?: string;
  /** The recorded blocks. */
  children: ReactNode;
}

/** The blocks of a sample: what is written or sent, which always shows, and what came back, in tabs. */
export function splitSample(children: ReactNode): {inputs: SampleTab[]; results: SampleTab[]} {
  const all = Children.toArray(children).filter((child): child is SampleTab => isValidElement(child));
  const isInput = ({props: {value}}: SampleTab) => isSent(value);
  return {inputs: all.filter(isInput), results: all.filter((block) => !isInput(block))};
}
