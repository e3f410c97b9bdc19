import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {groupBy} from '../../../lib/group-by';
import CrossIcon from '../icons/cross.svg';
import HeadingIcon from '../icons/heading.svg';
import PageIcon from '../icons/page.svg';
import RecentIcon from '../icons/recent.svg';
import SelectIcon from '../icons/select.svg';
import {Marked} from '../Marked';
import type {SearchHit} from '../types';
import {STARTING_POINTS} from '../starting-points';
import {optionId, useListKeys, type ListState} from './useListKeys';
import type {RecentHits} from './useRecentHits';

/** A hit as the list shows it. */
interface Row {
  hit: SearchHit;
  icon: ReactNode;
  /** Takes it from the list. */
  onRemove?: () => void;
}

/** Hits that stand together. */
interface RowGroup {
  /** The page that they are on; absent where they are on several. */
  page?: string;
  rows: Row[];
}

interface Part {
  title: string;
  groups: RowGroup[];
}

/** How many hits of one part are shown, so that those of others are in sight. */
const MOST_OF_PART = 5;

/** What a search found, by the parts of the site and in there by page, best first. */
export function partsOfHits(hits: SearchHit[]): Part[] {
  const parts = groupBy(hits, ({part}) => part);
  return Array.from(parts, ([title, ofPart]) => ({
    title,
    groups: Array.from(groupBy(ofPart.slice(0, MOST_OF_PART), pageOf), ([page, ofPage]) => ({
      page,
      rows: ofPage.map((hit) => ({hit, icon: isPage(hit) ? <PageIcon /> : <HeadingIcon />})),
    })),
  }));
}

const pageOf = ({titles}: SearchHit) => titles[0]?.join('') ?? '';
const isPage = ({titles}: SearchHit) => titles.length === 1;

/** What an empty search offers: pages to begin with, then what the reader opened before. */
export function partsOfEmpty(baseUrl: string, {recent, remove}: RecentHits): Part[] {
  const pages = STARTING_POINTS.map(([path, title, subject]): Row => {
    const hit = {url: baseUrl + path, part: '', titles: [[title]], text: [subject]};
    return {hit, icon: <PageIcon />};
  });
  const others = recent.filter(({url}) => pages.every(({hit}) => hit.url !== url));
  const opened = others.map((hit) => ({
    hit: {...hit, text: isPage(hit) ? [] : [pageOf(hit)]},
    icon: <RecentIcon />,
    onRemove: () => remove(hit),
  }));
  return [
    {title: 'Start here', groups: [{rows: pages}]},
    ...(opened.length > 0 ? [{title: 'Recent', groups: [{rows: opened}]}] : []),
  ];
}

interface Props extends ListState {
  parts: Part[];
  onFollow: (hit: SearchHit, event: MouseEvent) => void;
}

/** The hits as options of the field. */
export default function HitList(props: Props): ReactNode {
  const {parts, onFollow} = props;
  const rows = parts.flatMap(({groups}) => groups.flatMap((group) => group.rows));
  const options = useListKeys(rows.length, props);
  if (rows.length === 0) return null;
  return (
    <div id="docsearch-list" className="DocSearch-Dropdown-Container" role="listbox" aria-label="Search">
      {parts.map(({title, groups}) => (
        <section key={title} className="DocSearch-Hits" role="group" aria-label={title}>
          <div className="DocSearch-Hit-source" aria-hidden="true">
            {title}
          </div>
          {groups.map((group) => (
            <ul key={group.page ?? ''} role={group.page ? 'group' : 'presentation'} aria-label={group.page}>
              <PageTitle group={group} />
              {group.rows.map((row) => (
                <Hit
                  key={row.hit.url}
                  row={row}
                  index={rows.indexOf(row)}
                  options={options}
                  onFollow={onFollow}
                />
              ))}
            </ul>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The title of the page above its headings, where the page itself is not the first hit. */
function PageTitle({group: {page, rows}}: {group: RowGroup}): ReactNode {
  if (!page || !rows[0] || isPage(rows[0].hit)) return null;
  return (
    <li className="DocSearch-Hit-page" role="presentation" aria-hidden="true">
      {page}
    </li>
  );
}

interface HitProps extends Pick<Props, 'onFollow'> {
  row: Row;
  /** Its place among the rows of all groups. */
  index: number;
  options: ReturnType<typeof useListKeys>;
}

/** One option of the list: a heading, and below it what is said there. */
function Hit({row: {hit, icon, onRemove}, index, options, onFollow}: HitProps): ReactNode {
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
          <div className="DocSearch-Hit-icon">{icon}</div>
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <Marked text={hit.titles.at(-1) ?? []} />
            </span>
            {hit.text.length > 0 && (
              <span className="DocSearch-Hit-path">
                <Marked text={hit.text} />
              </span>
            )}
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
