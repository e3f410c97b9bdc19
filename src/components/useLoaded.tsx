import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import LoadFault from './LoadFault';

/**
 * What a page loads for itself once it is shown: undefined until it is there. Where it does not come, what is to be shown
 * in its place.
 * @param load imports it; only the first one given counts
 * @param what is its name, as a subject
 */
export default function useLoaded<Module>(
  load: () => Promise<Module>,
  what: string,
): {loaded?: Module; failed?: ReactNode} {
  const [loaded, setLoaded] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);
  const first = useRef(load);
  const begin = useCallback((): void => {
    first.current().then(setLoaded, () => {
      setHasFailed(true);
    });
  }, []);
  useEffect(begin, [begin]);
  const retry = (): void => {
    setHasFailed(false);
    begin();
  };
  return {loaded, failed: hasFailed && <LoadFault what={what} onRetry={retry} />};
}
