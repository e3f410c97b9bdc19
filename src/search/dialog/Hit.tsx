import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CrossIcon from '../icons/cross.svg';
import SelectIcon from '../icons/select.svg';
import Marked from '../Marked';
import type {SearchHit} from '../types';
import type {Row} from './groups';
import {optionId, type ActiveOption} from './useOptions';

interface Props {
  row: Row;
  /** Its place among the rows of all groups. */
  index: number;
  options: ActiveOption;
  onFollow: (hit: SearchHit, event: MouseEvent) => void;
}

/** One option of the list: a heading, and below it the page and what is said there. */
export default function Hit({row: {hit, icon, tree, onRemove}, index, options, onFollow}: Props): ReactNode {
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
