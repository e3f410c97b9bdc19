import {type ReactNode, useState} from 'react';
import type {Hit} from './engine/hit';
import Inline from './Inline';

interface Props {
  hits: Hit[];
  more?: number;
  /** What of it cannot be seen in code. */
  limits: string;
  isSearched: boolean;
}

/** How many hits show at first. */
const FIRST = 8;

/** Where a fact concerns the code, and what of it is not known. */
export default function Hits({hits, more = 0, limits, isSearched}: Props): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const note = limits && (
    <p className="check__none">
      Cannot be seen in code: <Inline text={limits} />
    </p>
  );
  if (hits.length === 0) return note || (isSearched && <p className="check__none">Not found in your code</p>);
  return (
    <>
      <ul className="check__hits">
        {(isWhole ? hits : hits.slice(0, FIRST)).map(({path, line, text, silenced}) => (
          <li key={`${path}:${line}`}>
            <span className="check__place">
              {path}:{line}
            </span>
            <code>{text}</code>
            {silenced !== undefined && <em>silenced: {silenced}</em>}
          </li>
        ))}
        {!isWhole && hits.length > FIRST && (
          <li>
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => {
                setIsWhole(true);
              }}
            >
              Show {hits.length - FIRST} more
            </button>
          </li>
        )}
        {isWhole && more > 0 && <li>and {more} more</li>}
      </ul>
      {note}
    </>
  );
}
