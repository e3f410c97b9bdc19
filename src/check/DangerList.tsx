import type {ReactNode} from 'react';
import type {DangerFact} from '../../lib/facts';
import {concerns, CURRENT, dangers, limitsOf, unseen} from './facts';
import Hits from './Hits';
import Inline from './Inline';
import {type ChoiceProps, OrmSelect} from './Selects';
import type {Outcome} from './useSearch';

/** What is dangerous on the current version, and what of that the code has. */
export default function DangerList({
  choice,
  onChange,
  outcome,
}: ChoiceProps & {outcome?: Outcome}): ReactNode {
  const all = dangers.filter((fact) => concerns(fact, choice.orm));
  const hitsOf = ({id}: DangerFact, isSilenced: boolean) =>
    (outcome?.byFact.get(id) ?? []).filter(({silenced}) => (silenced !== undefined) === isSilenced);
  const hit = all.filter((fact) => hitsOf(fact, false).length > 0);
  const silenced = all.filter((fact) => hitsOf(fact, true).length > 0);
  const hidden = all.filter((fact) => unseen(fact) !== undefined);
  const clear = all.filter((fact) => ![hit, silenced, hidden].some((others) => others.includes(fact)));
  const silencedCount = silenced.reduce((sum, fact) => sum + hitsOf(fact, true).length, 0);
  return (
    <>
      <p className="check__choice">
        <OrmSelect choice={choice} onChange={onChange} />
      </p>
      <p>
        <strong>
          {outcome
            ? `Found in your code: ${hit.length} of ${all.length} dangers of ${CURRENT}`
            : `${all.length} dangers of ${CURRENT}`}
        </strong>
        {outcome && silencedCount > 0 && `, and ${silencedCount} hits are silenced`}. A danger that is not
        found can still be there: the search knows shapes of code, not what your application does.
      </p>
      {hit.length > 0 && (
        <section aria-label="Found in your code">
          <h2 className="check__heading">Found in your code</h2>
          <Dangers facts={hit} hitsOf={(fact) => hitsOf(fact, false)} more={outcome?.more} />
          <p>
            To silence a hit with a reason, write a comment above its line, such as{' '}
            <code>{`// nestjs-query-check-ignore ${hit[0]?.id ?? ''}: why it is fine here`}</code>.
          </p>
        </section>
      )}
      <Folded title="Silenced" facts={silenced} isOpen hitsOf={(fact) => hitsOf(fact, true)} />
      <Folded title="What cannot be seen in code" facts={hidden} isOpen={!outcome} />
      <Folded
        title={outcome ? 'Not found in your code' : 'What is looked for'}
        facts={clear}
        isOpen={!outcome}
      />
    </>
  );
}

function Folded({title, isOpen, ...list}: DangersProps & {title: string; isOpen: boolean}): ReactNode {
  if (list.facts.length === 0) return null;
  return (
    <details className="check__fold" open={isOpen}>
      <summary>
        <h2 className="check__heading">
          {title} ({list.facts.length})
        </h2>
      </summary>
      <Dangers {...list} />
    </details>
  );
}

interface DangersProps {
  facts: DangerFact[];
  hitsOf?: (fact: DangerFact) => Outcome['hits'];
  more?: Record<string, number>;
}

function Dangers({facts, hitsOf = () => [], more}: DangersProps): ReactNode {
  return (
    <ul className="check__list">
      {facts.map((fact) => (
        <li
          key={fact.id}
          className={hitsOf(fact).length > 0 ? 'check__item check__item--hit' : 'check__item'}
        >
          <div>
            <p>
              <Inline text={fact.risk} /> <code className="check__id">{fact.id}</code>
            </p>
            <p>
              <Inline text={fact.fix} />
            </p>
            <Hits
              hits={hitsOf(fact)}
              more={more?.[fact.id]}
              limits={limitsOf(fact)}
              isSearched={hitsOf(fact).length > 0}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
