import {useState} from 'react';
import * as v from 'valibot';
import {storedList} from '@site/src/client/stored-list';

const ticks = storedList('upgrade-ticks', {
  version: 1,
  item: v.pipe(v.string(), v.maxLength(100)),
  most: 1000,
  longest: 100_000,
  earlier: () => [],
});

/** The changes that the reader has done; they are kept. */
export function useTicks(): [done: Set<string>, toggle: (id: string) => void] {
  const [done, setDone] = useState(() => new Set(ticks.read()));
  const toggle = (id: string): void => {
    const next = new Set(ticks.read());
    if (!next.delete(id)) next.add(id);
    ticks.write([...next]);
    setDone(next);
  };
  return [done, toggle];
}
