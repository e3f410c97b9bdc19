import {useEffect, useState} from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The steps of the tutorial that the reader has finished; none until what reads them has come. */
export default function useFinished(): ReadonlySet<string> {
  const [finished, setFinished] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    let stop = (): void => undefined;
    import('./progress').then(
      ({finishedSteps, onProgress}) => {
        if (isLeft) return;
        const read = (): void => {
          setFinished(finishedSteps());
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
  return finished;
}
