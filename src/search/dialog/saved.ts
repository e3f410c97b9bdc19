import {useStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '../types';

const FAVORITES = 10;
const RECENT = 7;

export interface SavedSearches {
  recent: SearchHit[];
  favorites: SearchHit[];
  /** Remembers a hit that was opened. */
  addRecent: (hit: SearchHit) => void;
  removeRecent: (hit: SearchHit) => void;
  /** Makes a recent hit a favorite. */
  addFavorite: (hit: SearchHit) => void;
  removeFavorite: (hit: SearchHit) => void;
}

const without = (hits: SearchHit[], {url}: SearchHit) => hits.filter((hit) => hit.url !== url);

/** The hits that a reader opened, and those they saved. Where storage is full or forbidden, nothing is kept. */
export function useSavedSearches(): SavedSearches {
  const [favorites, setFavorites] = useStoredHits('search.favorites');
  const [recent, setRecent] = useStoredHits('search.recent');
  return {
    recent,
    favorites,
    addRecent(hit) {
      if (favorites.some(({url}) => url === hit.url)) return;
      setRecent([unmarked(hit), ...without(recent, hit)].slice(0, RECENT));
    },
    removeRecent: (hit) => setRecent(without(recent, hit)),
    addFavorite(hit) {
      setFavorites([hit, ...without(favorites, hit)].slice(0, FAVORITES));
      setRecent(without(recent, hit));
    },
    removeFavorite: (hit) => setFavorites(without(favorites, hit)),
  };
}

function useStoredHits(key: string): [SearchHit[], (hits: SearchHit[]) => void] {
  const [stored, slot] = useStorageSlot(key);
  return [read(stored), (hits) => slot.set(JSON.stringify(hits))];
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
