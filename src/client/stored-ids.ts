import {useState, useSyncExternalStore} from 'react';
import {text} from '../../lib/text';
import {type StoredList, storedList} from './stored-list';

/** The ids of facts, which this browser keeps. */
export interface StoredIds {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

function listOf(name: string): StoredList<string> {
  return storedList(name, {
    version: 1,
    item: text(100),
    most: 1000,
    longest: 100_000,
    earlier: () => [],
  });
}

/** The changes and dangers that the reader has done something about: an id belongs to one fact. */
const ticked = listOf('upgrade-ticks');
/** The dangers that the reader does not want to see. */
const hidden = listOf('hidden-dangers');

export const useTicks = (): StoredIds => useStoredIds(ticked);
export const useHidden = (): StoredIds => useStoredIds(hidden);

/** Whether one of them is ticked; none is before the page is alive. */
export function useTick(id: string): {isTicked: boolean; toggle: () => void} {
  const isTicked = useTickCount([id]) > 0;
  return {isTicked, toggle: () => void toggleIn(ticked, id)};
}

/** How many of them are ticked; none is before the page is alive. */
export const useTickCount = (ids: string[]): number =>
  useSyncExternalStore(
    ticked.listen,
    () => ticked.read().filter((id) => ids.includes(id)).length,
    () => 0,
  );

/** @returns what is kept then */
function toggleIn(list: StoredList<string>, id: string): Set<string> {
  // Another window may have changed them since.
  const next = new Set(list.read());
  if (!next.delete(id)) next.add(id);
  list.write([...next]);
  return next;
}

function useStoredIds(list: StoredList<string>): StoredIds {
  const [ids, setIds] = useState(() => new Set(list.read()));
  const toggle = (id: string): void => {
    setIds(toggleIn(list, id));
  };
  return {has: (id) => ids.has(id), toggle};
}
