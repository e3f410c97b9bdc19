import {useEffect, useState} from 'react';
import type {Mark} from './progress';
import styles from './styles.module.css';

export type Marks = ReadonlyMap<string, Mark>;

const NONE: Marks = new Map();

/** The class that draws the mark of a step in the sidebar or in the list of the steps. */
export const markClass = (mark: Mark): string | undefined => styles[mark];

const isSame = (some: Marks, others: Marks): boolean =>
  some.size === others.size && [...some].every(([step, mark]) => others.get(step) === mark);

/** The steps of the tutorial that the reader has finished or seen; none until what reads them has come. */
export default function useMarks(): Marks {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    let stop = (): void => undefined;
    import('./progress').then(
      ({markedSteps, onProgress}) => {
        if (isLeft) return;
        // Each stroke of a key stores the reader's code, and mostly changes no mark. React counts updates that come so
        // fast that none ends, and gives up at fifty.
        const read = (): void => {
          const now = markedSteps();
          setMarks((before) => (isSame(before, now) ? before : now));
        };
        read();
        stop = onProgress(read);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  return marks;
}
