import {useState} from 'react';
import * as v from 'valibot';
import {type StoredList, storedList} from '@site/src/client/stored-list';

/** Facts by their ids, which this browser keeps. */
function marked(name: string): StoredList<string> {
  return storedList(name, {
    version: 1,
    item: v.pipe(v.string(), v.maxLength(100)),
    most: 1000,
    longest: 100_000,
    earlier: () => [],
  });
}

/** An id belongs to one fact, so that changes and dangers share this list. */
const ticks = marked('upgrade-ticks');
const hidden = marked('hidden-dangers');

/** The marks of one kind. */
export interface Marks {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** The changes and dangers that the reader has done something about. */
export function useTicks(): Marks {
  return useMarks(ticks);
}

/** The dangers that the reader does not want to see. */
export function useHidden(): Marks {
  return useMarks(hidden);
}

function useMarks(list: StoredList<string>): Marks {
  const [ids, setIds] = useState(() => new Set(list.read()));
  const toggle = (id: string): void => {
    // Another window may have marked some since.
    const next = new Set(list.read());
    if (!next.delete(id)) next.add(id);
    list.write([...next]);
    setIds(next);
  };
  return {has: (id) => ids.has(id), toggle};
}
