import type {ReactNode} from 'react';
import CrossIcon from '../icons/cross.svg';
import HeadingIcon from '../icons/heading.svg';
import PageIcon from '../icons/page.svg';
import RecentIcon from '../icons/recent.svg';
import StarIcon from '../icons/star.svg';
import TreeEndIcon from '../icons/tree-end.svg';
import TreeIcon from '../icons/tree.svg';
import type {SearchHit} from '../types';
import type {SavedSearches} from './saved';

/** A hit as the list shows it. */
export interface Row {
  hit: SearchHit;
  icon: ReactNode;
  /** Joins a heading to its page, where that stands above it. */
  tree?: ReactNode;
  /** The buttons at its end. */
  actions?: {title: string; icon: ReactNode; act: (hit: SearchHit) => void}[];
}

export interface RowGroup {
  title: string;
  rows: Row[];
}

/** What a search found, by the parts of the site and in there by page, best first. */
export function groupsOfHits(hits: SearchHit[]): RowGroup[] {
  const parts = groupBy(hits, ({part}) => part);
  return Array.from(parts, ([title, ofPart]) => ({
    title,
    rows: [...groupBy(ofPart, pageOf).values()].flatMap(rowsOfPage),
  }));
}

const pageOf = ({titles}: SearchHit) => titles[0]?.join('') ?? '';
const isPage = ({titles}: SearchHit) => titles.length === 1;

function rowsOfPage(hits: SearchHit[]): Row[] {
  const page = hits.findIndex(isPage);
  return hits.map((hit, place) => ({
    hit,
    icon: isPage(hit) ? <PageIcon /> : <HeadingIcon />,
    tree: page !== -1 && place > page && <BranchIcon isLast={place === hits.length - 1} />,
  }));
}

function BranchIcon({isLast}: {isLast: boolean}): ReactNode {
  const Icon = isLast ? TreeEndIcon : TreeIcon;
  return <Icon className="DocSearch-Hit-Tree" />;
}

function groupBy<Value>(values: Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** What a reader opened or saved before. */
export function groupsOfSaved(saved: SavedSearches): RowGroup[] {
  const save = {title: 'Save this search', icon: <StarIcon />, act: saved.addFavorite};
  const forget = {title: 'Remove this search from history', icon: <CrossIcon />, act: saved.removeRecent};
  const remove = {
    title: 'Remove this search from favorites',
    icon: <CrossIcon />,
    act: saved.removeFavorite,
  };
  const groups: RowGroup[] = [
    {
      title: 'Recent',
      rows: saved.recent.map((hit) => ({hit, icon: <RecentIcon />, actions: [save, forget]})),
    },
    {
      title: 'Favorite',
      rows: saved.favorites.map((hit) => ({hit, icon: <StarIcon />, actions: [remove]})),
    },
  ];
  return groups.filter(({rows}) => rows.length > 0);
}
