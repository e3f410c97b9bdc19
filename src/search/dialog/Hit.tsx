import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hitTitles} from '../hitTitles';
import {renderHighlights} from '../renderHighlights';
import type {Row} from './rows';
import type {SavedHit} from './saved';
import {optionId} from './useOptions';

interface Props extends Row {
  isActive: boolean;
  onActive: (index: number) => void;
  onFollow: (hit: SavedHit, event: MouseEvent) => void;
}

/** One option of the list: a heading, and what is said below it. */
export default function Hit({hit, index, isActive, icon, action, onActive, onFollow}: Props): ReactNode {
  const {title, below} = hitTitles(hit);
  return (
    <li
      id={optionId(index)}
      className="DocSearch-Hit"
      role="option"
      aria-selected={isActive}
      onMouseMove={() => onActive(index)}
    >
      <Link to={hit.url} tabIndex={-1} onClick={(event) => onFollow(hit, event)}>
        <div className="DocSearch-Hit-Container">
          {icon}
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">{renderHighlights(title)}</span>
            {below && <span className="DocSearch-Hit-path">{renderHighlights(below)}</span>}
          </div>
          {action}
        </div>
      </Link>
    </li>
  );
}
