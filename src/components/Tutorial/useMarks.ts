import {useEffect, useState} from 'react';
import type {Mark} from './progress';
import styles from './styles.module.css';

export type Marks = ReadonlyMap<string, Mark>;

const NONE: Marks = new Map();

/** The class that draws the mark of a step in the sidebar or in the list of the steps. */
export const markClass = (mark: Mark): string | undefined => styles[mark];

/** The steps of the tutorial that the reader has finished or seen; none until what reads them has come. */
export default function useMarks(): Marks {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    let stop = (): void => undefined;
    import('./progress').then(
      ({markedSteps, onProgress}) => {
        if (isLeft) return;
        const read = (): void => {
          setMarks(markedSteps());
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
