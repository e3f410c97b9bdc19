import {LEVELS, type Level} from '../types/search';
import type {SearchHit} from './types';

const MARKS = /<\/?mark>/g;
const DEEPEST_FIRST = LEVELS.filter((name) => name !== 'lvl0').reverse();

/** What the search marked in a hit; a saved hit has nothing marked. */
type Titled = Pick<SearchHit, 'type' | 'hierarchy' | 'content'> &
  Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>>;

export interface HitTitles {
  /** The level of the heading that the hit leads to. */
  level: Exclude<Level, 'lvl0'>;
  /** That heading, its matches between `<mark>` tags. */
  title: string;
  /** What stands below it: the page and what is said there. */
  below: string;
}

/** Names a hit by its heading, and tells below it the page and what is said there. */
export function hitTitles(hit: Titled): HitTitles {
  const level =
    hit.type === 'content' ? (DEEPEST_FIRST.find((name) => hit.hierarchy[name]) ?? 'lvl1') : hit.type;
  const marked = (name: Level) =>
    hit._snippetResult?.hierarchy?.[name]?.value ??
    hit._highlightResult?.hierarchy?.[name]?.value ??
    hit.hierarchy[name] ??
    '';
  const said = hit._snippetResult?.content?.value ?? hit.content ?? '';
  const title = marked(level);
  if (hit.type !== 'content') return {level, title, below: level === 'lvl1' ? said : marked('lvl1')};
  // Its end is cut off, and a mark that is cut off has no ground of its own.
  const plain = said.replace(MARKS, '');
  return {
    level,
    title,
    below: level === 'lvl1' ? plain : [hit.hierarchy.lvl1, plain].filter(Boolean).join(': '),
  };
}
