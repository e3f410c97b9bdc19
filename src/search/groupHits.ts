import type {Hierarchy} from '../types/search';

/** How many hits of one part of the site are shown: the search page has them all. */
const OF_A_PART = 5;

interface Placed {
  hierarchy: Pick<Hierarchy, 'lvl0' | 'lvl1'>;
}

export interface HitGroup<Hit> {
  title: string;
  hits: Hit[];
}

/** Puts hits in the order in which the dialog shows them: by the part of the site, in there by page, best first. */
export function groupHits<Hit extends Placed>(hits: Hit[]): HitGroup<Hit>[] {
  const parts = groupBy(hits, ({hierarchy}) => hierarchy.lvl0 ?? '');
  return Array.from(parts, ([title, inPart]) => {
    const pages = groupBy(inPart.slice(0, OF_A_PART), ({hierarchy}) => hierarchy.lvl1 ?? '');
    return {title, hits: [...pages.values()].flat()};
  });
}

function groupBy<Value>(values: Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
