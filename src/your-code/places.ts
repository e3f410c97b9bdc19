import {groupBy} from '../../lib/group-by';
import type {Hit} from './engine/hit';

/** Where a hit stands, whatever it is about: `src/ticket.dto.ts:3`. */
export const placeOf = ({path, line}: Hit): string => `${path}:${line}`;

/** Hits by their files, and by the lines of each. */
export function byFile(hits: Hit[]): {path: string; lines: Hit[]}[] {
  return [...groupBy(hits, ({path}) => path)].map(([path, own]) => ({
    path,
    lines: [...own].sort((a, b) => a.line - b.line),
  }));
}

/** Whether no comment silences a hit. */
export const isOpen = ({silenced}: Hit): boolean => silenced === undefined;
