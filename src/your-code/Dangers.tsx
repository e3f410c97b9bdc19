import type {ReactNode} from 'react';
import type {DangerFact} from '../../lib/facts';
import type {Hit} from './engine/hit';
import {limitsOf} from './facts';
import Hits from './Hits';
import Inline from './Inline';

interface Props {
  facts: DangerFact[];
  hitsOf?: (fact: DangerFact) => Hit[];
  /** How many hits are left out, by the fact. */
  more?: Record<string, number>;
  /** The ids of the other dangers of a line, in the list that these links lead to. */
  othersAt?: (hit: Hit, fact: DangerFact) => string[];
}

/** Dangers, each once with its remedy, which is the same for all of its lines. */
export default function Dangers({facts, hitsOf = () => [], more, othersAt}: Props): ReactNode {
  return (
    <ul className="your-code__list">
      {facts.map((fact) => {
        const hits = hitsOf(fact);
        return (
          <li
            key={fact.id}
            id={othersAt && addressOf(fact.id)}
            className={hits.length > 0 ? 'your-code__item your-code__item--hit' : 'your-code__item'}
          >
            <div>
              <p>
                <Inline text={fact.risk} /> <code className="your-code__id">{fact.id}</code>
              </p>
              <p>
                <Inline text={fact.fix} />
              </p>
              <Hits
                hits={hits}
                more={more?.[fact.id]}
                limits={limitsOf(fact)}
                isSearched={hits.length > 0}
                note={othersAt && ((hit) => <Others ids={othersAt(hit, fact)} />)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Others({ids}: {ids: string[]}): ReactNode {
  if (ids.length === 0) return null;
  return (
    <details className="your-code__others">
      <summary>
        {ids.length} other {ids.length === 1 ? 'danger' : 'dangers'} of this line
      </summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${addressOf(id)}`}>{id}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const addressOf = (id: string): string => `danger-${id}`;
