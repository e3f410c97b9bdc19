import {useEffect, useRef, useState} from 'react';

/**
 * What a page loads for itself once it is shown; undefined until it is there. Where it does not come, the reader is told.
 * @param load imports it; only the first one given counts
 * @param message says what did not load
 */
export default function useLoaded<Module>(load: () => Promise<Module>, message: string): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  const first = useRef({load, message});
  useEffect(() => {
    first.current.load().then(setLoaded, (error: unknown) => {
      window.loadFailure.show(error, first.current.message);
    });
  }, []);
  return loaded;
}
