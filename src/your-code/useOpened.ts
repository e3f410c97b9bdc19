import {useState} from 'react';

/** Which parts of a list stand open, by their ids. */
export interface Opened {
  has: (id: string) => boolean;
  set: (id: string, isOpen: boolean) => void;
  /** For those that a link leads to, and what they stand in. */
  open: (...ids: string[]) => void;
}

/** Parts that links of the list open as well as their own summaries. */
export function useOpened(first: string[]): Opened {
  const [ids, setIds] = useState(() => new Set(first));
  return {
    has: (id) => ids.has(id),
    set: (id, isOpen) => {
      setIds((before) => {
        if (before.has(id) === isOpen) return before;
        const others = [...before].filter((one) => one !== id);
        return new Set(isOpen ? [...others, id] : others);
      });
    },
    open: (...more) => {
      setIds((before) => new Set([...before, ...more]));
    },
  };
}
