import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CrossIcon from '../icons/cross.svg';
import HeadingIcon from '../icons/heading.svg';
import PageIcon from '../icons/page.svg';
import RecentIcon from '../icons/recent.svg';
import SelectIcon from '../icons/select.svg';
import TreeEndIcon from '../icons/tree-end.svg';
import TreeIcon from '../icons/tree.svg';
import Marked from '../Marked';
import {STARTING_POINTS} from '../suggestions';
import type {SearchHit} from '../types';
import type {RecentHits} from './recent';
import {optionId, type ActiveOption} from './useOptions';

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

interface HitProps {
  row: Row;
  /** Its place among the rows of all groups. */
  index: number;
  options: ActiveOption;
  onFollow: (hit: SearchHit, event: MouseEvent) => void;
}

/** One option of the list: a heading, and below it the page and what is said there. */
export function Hit({row: {hit, icon, tree, onRemove}, index, options, onFollow}: HitProps): ReactNode {
  const [page = [], ...headings] = hit.titles;
  // Its end is cut off, and a mark that is cut off has no ground of its own.
  const said = hit.text.join('');
  const path = headings.length === 0 ? said : [page.join(''), said].filter(Boolean).join(': ');
  return (
    <li
      id={optionId(index)}
      className="DocSearch-Hit"
      role="option"
      aria-selected={index === options.active}
      onMouseMove={() => options.setActive(index)}
    >
      <Link to={hit.url} tabIndex={-1} onClick={(event) => onFollow(hit, event)}>
        <div className="DocSearch-Hit-Container">
          {tree}
          <div className="DocSearch-Hit-icon">{icon}</div>
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <Marked text={headings.at(-1) ?? page} />
            </span>
            {path && <span className="DocSearch-Hit-path">{path}</span>}
          </div>
          <div className="DocSearch-Hit-action">
            {onRemove ? (
              <RemoveButton onClick={onRemove} />
            ) : (
              <SelectIcon className="DocSearch-Hit-Select-Icon" />
            )}
          </div>
        </div>
      </Link>
    </li>
  );
}

/** It stands in the hit's link, as the styles of DocSearch want it, and does not follow that. */
function RemoveButton({onClick}: {onClick: () => void}): ReactNode {
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onClick();
  };
  const title = 'Remove this search from history';
  return (
    <button type="button" className="DocSearch-Hit-action-button" title={title} onClick={remove}>
      <CrossIcon />
    </button>
  );
}
