import {type RefObject, useRef, useState, useSyncExternalStore} from 'react';
import {resultsOf} from './boxes';
import type {Edited, OpenedSample} from './live-view';

const none = (): undefined => undefined;
const never = () => none;

/** What a sample of a page shows of its operation. */
interface Shown {
  /** The operation, with its program. */
  name: string;
  /** The file of the program whose code stands above it. */
  file?: string;
  /** What the reader may try. */
  words: string;
}

/** A sample of a page that becomes live once its reader asks for it: before, nothing of what that needs has come. */
export function useLiveSample({name, file, words}: Shown, root: RefObject<HTMLElement | null>) {
  const made = useRef<OpenedSample>(undefined);
  // Once it is there it is subscribed to, and with the last subscription ends what it runs.
  const [live, setLive] = useState<OpenedSample>();
  // The blocks that are editors; undefined while the sample shows what the page has.
  const [edited, setEdited] = useState<Edited>();
  // How high the results were then, in pixels: they stay so.
  const [held, setHeld] = useState<number>();
  const [retry, setRetry] = useState<() => void>();
  const state = useSyncExternalStore(live?.model.subscribe ?? never, live?.model.snapshot ?? none, none);
  const view = live && state && edited && live.viewOf({...live, state, edited, file, words});

  /** What makes the sample live. Nothing shows of it yet. */
  async function obtain(): Promise<OpenedSample> {
    const {openSample} = await import('./live-view');
    made.current ??= openSample(name, root.current);
    setLive(made.current);
    return made.current;
  }

  /**
   * Makes the sample live, or says that this failed, and how it is tried again.
   * @param ready gets what has to be there besides, and says which blocks become editors
   */
  async function open(again: () => void, ready: (sample: OpenedSample) => Promise<Edited>) {
    setRetry(undefined);
    try {
      const obtained = await obtain();
      const more = await ready(obtained);
      setHeld((before) => before ?? resultsOf(root.current)?.getBoundingClientRect().height);
      setEdited((before) => ({...before, ...more}));
      return obtained.model;
    } catch (error) {
      setRetry(() => again);
      throw error;
    }
  }

  /** Brings back what the page has. */
  function close(): void {
    live?.model.reset();
    live?.model.choose(live.operation);
    setEdited(undefined);
    setHeld(undefined);
  }

  return {live, state, view, edited, held, setHeld, retry, obtain, open, close};
}
