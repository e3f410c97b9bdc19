import type {ReactNode} from 'react';
import type {Hit} from './engine/hit';
import Inline from './Inline';
import {placeOf} from './places';

interface Props {
  hits: Hit[];
  more?: number;
  /** What of it cannot be seen in code. */
  limits: string;
  isSearched: boolean;
  /** What else is to be said about a line. */
  note?: (hit: Hit) => ReactNode;
}

/** How many hits show at first. */
const FIRST = 5;

/** Where a fact concerns the code, and what of it is not known. */
export default function Hits({hits, more = 0, limits, isSearched, note}: Props): ReactNode {
  const unseen = limits && (
    <p className="your-code__none">
      Cannot be seen in code: <Inline text={limits} />
    </p>
  );
  if (hits.length === 0) {
    return unseen || (isSearched && <p className="your-code__none">Not found in your code</p>);
  }
  const rest = hits.slice(FIRST);
  return (
    <>
      <Places hits={hits.slice(0, FIRST)} note={note} />
      {rest.length > 0 && (
        <details className="your-code__rest">
          <summary>
            {rest.length + more} more {rest.length + more === 1 ? 'place' : 'places'}
          </summary>
          <Places hits={rest} note={note} />
          {more > 0 && (
            <p className="your-code__none">
              And {more} that a search of the whole folder does not list. Choose a folder within it to see
              them.
            </p>
          )}
        </details>
      )}
      {unseen}
    </>
  );
}

function Places({hits, note}: Pick<Props, 'hits' | 'note'>): ReactNode {
  return (
    <ul className="your-code__hits">
      {hits.map((hit) => (
        <li key={placeOf(hit)}>
          <span className="your-code__place">{placeOf(hit)}</span>
          <code>{hit.text}</code>
          {note?.(hit)}
          {hit.silenced !== undefined && <em>silenced: {hit.silenced}</em>}
        </li>
      ))}
    </ul>
  );
}
