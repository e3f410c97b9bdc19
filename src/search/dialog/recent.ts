import {useStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '../site-search';

const COUNT = 7;

export type RecentHits = ReturnType<typeof useRecentHits>;

/** Remembers the hits that a reader opened. Where storage is full or forbidden, none is kept. */
export function useRecentHits() {
  const [stored, slot] = useStorageSlot('search.recent');
  const recent = read(stored);
  const without = ({url}: SearchHit) => recent.filter((hit) => hit.url !== url);
  return {
    recent,
    add: (hit: SearchHit) => slot.set(JSON.stringify([unmarked(hit), ...without(hit)].slice(0, COUNT))),
    remove: (hit: SearchHit) => slot.set(JSON.stringify(without(hit))),
  };
}

function read(stored: string | null): SearchHit[] {
  try {
    const hits = JSON.parse(stored ?? '[]') as SearchHit[];
    return hits.filter(({url, titles}) => typeof url === 'string' && Array.isArray(titles));
  } catch {
    // Who changed it by hand begins anew.
    return [];
  }
}

/** What leads to the hit again: not what was found there by one query. */
function unmarked({url, part, titles}: SearchHit): SearchHit {
  return {url, part, titles: titles.map((title) => [title.join('')]), text: []};
}
