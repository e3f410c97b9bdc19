import {useEffect, useLayoutEffect, useState, type MouseEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import CrossIcon from '../icons/cross.svg';
import HeadingIcon from '../icons/heading.svg';
import PageIcon from '../icons/page.svg';
import RecentIcon from '../icons/recent.svg';
import SelectIcon from '../icons/select.svg';
import TreeEndIcon from '../icons/tree-end.svg';
import TreeIcon from '../icons/tree.svg';
import {Marked} from '../search-results';
import type {SearchHit} from '../answers';
import {STARTING_POINTS} from '../suggestions';
import type {RecentHits} from './recent';

/** A hit as the list shows it. */
interface Row {
  hit: SearchHit;
  icon: ReactNode;
  /** Joins a heading to its page, where that stands above it. */
  tree?: ReactNode;
  /** Takes it from the list. */
  onRemove?: () => void;
}

interface RowGroup {
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
  return hits.map((hit, place) => {
    const Tree = place === hits.length - 1 ? TreeEndIcon : TreeIcon;
    return {
      hit,
      icon: isPage(hit) ? <PageIcon /> : <HeadingIcon />,
      tree: page !== -1 && place > page && <Tree className="DocSearch-Hit-Tree" />,
    };
  });
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

interface Props {
  groups: RowGroup[];
  /** The field whose options they are, which keeps the focus. */
  field: RefObject<HTMLInputElement | null>;
  /** The query for whose answer Enter waits. */
  enteredRef: RefObject<string | undefined>;
  /** The query that the options answer; another one makes the first of them active. */
  query: string;
  /** Whether other options are on their way: Enter then waits for them. */
  isPending: boolean;
  onFollow: (hit: SearchHit, event: MouseEvent) => void;
}

/** The hits as options of the field. */
export default function HitList(props: Props): ReactNode {
  const {groups, onFollow} = props;
  const count = groups.reduce((sum, {rows}) => sum + rows.length, 0);
  const options = useOptions(count, props);
  let index = 0;
  if (count === 0) return null;
  return (
    <div id="docsearch-list" className="DocSearch-Dropdown-Container" role="listbox" aria-label="Search">
      {groups.map(({title, rows}) => (
        <section key={title} className="DocSearch-Hits" role="group" aria-label={title}>
          <div className="DocSearch-Hit-source" aria-hidden="true">
            {title}
          </div>
          <ul role="presentation">
            {rows.map((row) => (
              <Hit key={row.hit.url} row={row} index={index++} options={options} onFollow={onFollow} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface HitProps extends Pick<Props, 'onFollow'> {
  row: Row;
  /** Its place among the rows of all groups. */
  index: number;
  options: ReturnType<typeof useOptions>;
}

/** One option of the list: a heading, and below it the page and what is said there. */
function Hit({row: {hit, icon, tree, onRemove}, index, options, onFollow}: HitProps): ReactNode {
  const [page = [], ...headings] = hit.titles;
  // Its end is cut off, and a mark that is cut off has no ground of its own.
  const said = hit.text.join('');
  const path =
    headings.length === 0 || hit.isAnswer ? said : [page.join(''), said].filter(Boolean).join(': ');
  return (
    <li
      id={optionId(index)}
      className="DocSearch-Hit"
      data-answer={hit.isAnswer}
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

const optionId = (index: number) => `docsearch-item-${index}`;
const linkOf = (index: number) =>
  document.getElementById(optionId(index))?.querySelector<HTMLAnchorElement>('a[href]');

/**
 * Leads through the options by the keys of the field: the arrows go round, Enter follows the link of the active one, in a
 * new tab together with Ctrl, Cmd or Shift.
 */
function useOptions(count: number, {field, query, enteredRef, isPending}: Props) {
  const [chosen, setChosen] = useState({query, index: 0});
  const active = chosen.query === query ? Math.min(chosen.index, count - 1) : 0;

  // Before the options are painted: a key that is pressed on what is seen meets that, and not the state before.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    input.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) input.setAttribute('aria-activedescendant', optionId(active));
    else input.removeAttribute('aria-activedescendant');

    const move = (step: number) => {
      if (count === 0) return;
      const index = (active + step + count) % count;
      setChosen({query, index});
      // The first one with what stands above it.
      const option = document.getElementById(optionId(index));
      if (index === 0) option?.closest('.DocSearch-Dropdown')?.scrollTo(0, 0);
      else option?.scrollIntoView({block: 'nearest'});
    };
    const enter = ({ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
      const link = linkOf(active);
      const opensTab = ctrlKey || metaKey || shiftKey;
      // What is listed answers the query before.
      if (isPending) enteredRef.current = opensTab ? undefined : input.value;
      else if (link && opensTab) window.open(link.href, '_blank', 'noopener');
      else link?.click();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      enteredRef.current = undefined;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter') enter(event);
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [field, count, active, query, enteredRef, isPending]);

  useEffect(() => {
    if (isPending) return;
    if (query && enteredRef.current === query) linkOf(0)?.click();
    enteredRef.current = undefined;
  }, [isPending, query, enteredRef]);

  return {active, setActive: (index: number) => setChosen({query, index})};
}
