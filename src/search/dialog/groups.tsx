import type {ReactNode} from 'react';
import HeadingIcon from '../icons/heading.svg';
import PageIcon from '../icons/page.svg';
import RecentIcon from '../icons/recent.svg';
import TreeEndIcon from '../icons/tree-end.svg';
import TreeIcon from '../icons/tree.svg';
import {STARTING_POINTS} from '../suggestions';
import type {SearchHit} from '../types';
import type {RecentHits} from './recent';

/** A hit as the list shows it. */
export interface Row {
  hit: SearchHit;
  icon: ReactNode;
  /** Joins a heading to its page, where that stands above it. */
  tree?: ReactNode;
  /** Takes it from the list. */
  onRemove?: () => void;
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

/** What an empty search offers: pages to begin with, then what the reader opened before. */
export function groupsOfEmpty(baseUrl: string, {recent, remove}: RecentHits): RowGroup[] {
  const pages = STARTING_POINTS.map(([path, title, subject]): Row => {
    const hit = {url: baseUrl + path, part: '', titles: [[title]], text: [subject]};
    return {hit, icon: <PageIcon />};
  });
  const others = recent.filter(({url}) => pages.every(({hit}) => hit.url !== url));
  const rows = others.map((hit) => ({hit, icon: <RecentIcon />, onRemove: () => remove(hit)}));
  return [{title: 'Start here', rows: pages}, ...(rows.length > 0 ? [{title: 'Recent', rows}] : [])];
}
