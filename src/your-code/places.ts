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

/** Values by what each of them has, in the order in which they come. */
export function groupBy<Value, Key>(values: Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Whether no comment silences a hit. */
export const isOpen = ({silenced}: Hit): boolean => silenced === undefined;
