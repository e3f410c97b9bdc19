import type {Hit} from './engine/hit';

/** Where a hit stands, whatever it is about: `src/ticket.dto.ts:3`. */
export const placeOf = ({path, line}: Hit): string => `${path}:${line}`;

/** What each line is hit by, by its place. */
export function factsByPlace(hits: Hit[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const hit of hits) {
    const place = placeOf(hit);
    ids.set(place, [...(ids.get(place) ?? []), hit.fact]);
  }
  return ids;
}

/** Whether no comment silences a hit. */
export const isOpen = ({silenced}: Hit): boolean => silenced === undefined;
