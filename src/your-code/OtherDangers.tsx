import type {ReactNode} from 'react';
import type {DangerFact} from '../../lib/fact-types';
import {firstSentence} from '../../lib/in-short';
import Inline from '@site/src/components/Inline';

/** Links to the other dangers of a line. */
export default function OtherDangers({
  facts,
  addressOf,
  onFollow,
}: {
  facts: DangerFact[];
  /** The id of a danger in the page. */
  addressOf: (fact: DangerFact) => string;
  onFollow: (fact: DangerFact) => void;
}): ReactNode {
  if (facts.length === 0) return null;
  return (
    <details className="your-code__others">
      <summary>
        {facts.length} other {facts.length === 1 ? 'danger' : 'dangers'} of this line
      </summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact.id}>
            <a
              href={`#${addressOf(fact)}`}
              onClick={() => {
                onFollow(fact);
              }}
            >
              <Inline text={firstSentence(fact.risk)} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
