import {useCallback, useState} from 'react';
import type {SearchHit} from '../types';
import {hitTitles} from '../hitTitles';

/** A hit as the browser keeps it, in DocSearch's form: what it keeps is then found by either. */
export type SavedHit = Pick<
  SearchHit,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'content'
>;

const FAVORITES = 10;
const RECENT = 7;
const RECENT_BESIDE_FAVORITES = 4;

export interface SavedSearches {
  recent: SavedHit[];
  favorites: SavedHit[];
  /** Remembers a hit that was opened. */
  addRecent: (hit: SavedHit) => void;
  removeRecent: (hit: SavedHit) => void;
  /** Makes a recent hit a favorite. */
  addFavorite: (hit: SavedHit) => void;
  removeFavorite: (hit: SavedHit) => void;
}

const without = (hits: SavedHit[], {objectID}: SavedHit) => hits.filter((hit) => hit.objectID !== objectID);

/** The hits that a reader opened, and those they saved. Where storage is full or forbidden, nothing is kept. */
export function useSavedSearches(indexName: string): SavedSearches {
  const [favorites, setFavorites] = useStoredHits(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  const [recent, setRecent] = useStoredHits(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  return {
    recent,
    favorites,
    addRecent(hit) {
      if (favorites.some(({objectID}) => objectID === hit.objectID)) return;
      const limit = favorites.length > 0 ? RECENT_BESIDE_FAVORITES : RECENT;
      setRecent([toSaved(hit), ...without(recent, hit)].slice(0, limit));
    },
    removeRecent: (hit) => setRecent(without(recent, hit)),
    addFavorite(hit) {
      setFavorites([hit, ...without(favorites, hit)].slice(0, FAVORITES));
      setRecent(without(recent, hit));
    },
    removeFavorite: (hit) => setFavorites(without(favorites, hit)),
  };
}

function useStoredHits(key: string): [SavedHit[], (hits: SavedHit[]) => void] {
  const [hits, setHits] = useState(() => read(key));
  const store = useCallback(
    (next: SavedHit[]) => {
      setHits(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // It is kept as long as the dialog is open.
      }
    },
    [key],
  );
  return [hits, store];
}

function read(key: string): SavedHit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedHit) : [];
  } catch {
    return [];
  }
}

function isSavedHit(hit: Partial<SavedHit> | null): hit is SavedHit {
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.url === 'string' &&
    typeof hit.hierarchy?.lvl1 === 'string' &&
    /^lvl[1-6]$/.test(String(hit.type))
  );
}

/** What leads to the hit again: not what was said there about one query. */
function toSaved(hit: SavedHit): SavedHit {
  const {objectID, url, url_without_anchor, anchor, hierarchy} = hit;
  const isContent = hit.type === 'content';
  const type = isContent ? hitTitles(hit).level : hit.type;
  const content = isContent ? null : hit.content;
  return {objectID, url, url_without_anchor, anchor, type, hierarchy, content};
}
