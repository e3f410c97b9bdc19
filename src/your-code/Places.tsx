import {type ReactNode, useState} from 'react';
import type {Hit} from './engine/hit';
import {byFile} from './places';

interface Props {
  hits: Hit[];
  /** How many hits are left out. */
  more?: number;
  /** What else is to be said about a line. */
  note?: (hit: Hit) => ReactNode;
}

/** How many places show at first. */
const FIRST = 10;

/** Where a fact concerns the code: each file once, with its lines. */
export default function Places({hits, more = 0, note}: Props): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const ordered = byFile(hits).flatMap(({lines}) => lines);
  const rest = ordered.slice(FIRST);
  return (
    <>
      <Files hits={ordered.slice(0, FIRST)} note={note} />
      {rest.length > 0 && (
        <details
          className="your-code__rest"
          onToggle={() => {
            setIsWhole(true);
          }}
        >
          <summary>
            {rest.length} more {rest.length === 1 ? 'place' : 'places'}
          </summary>
          {isWhole && <Files hits={rest} note={note} />}
        </details>
      )}
      {more > 0 && (
        <p className="your-code__none">
          And {more} that a search of the whole folder does not list. Choose a folder within it to see them.
        </p>
      )}
    </>
  );
}

function Files({hits, note}: Pick<Props, 'hits' | 'note'>): ReactNode {
  return (
    <ul className="your-code__files">
      {byFile(hits).map(({path, lines}) => (
        <li key={path}>
          <span className="your-code__path">{path}</span>
          <ul className="your-code__lines">
            {lines.map((hit) => (
              <li key={hit.line}>
                <span className="your-code__line">Line {hit.line}</span> <code>{hit.text}</code>
                {hit.silenced !== undefined && <em> silenced: {hit.silenced}</em>}
                {note?.(hit)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
