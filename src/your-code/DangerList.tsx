import type {ReactNode} from 'react';
import {type DangerFact, HARMS} from '../../lib/facts';
import Dangers from './Dangers';
import type {Hit} from './engine/hit';
import {CURRENT, dangersFor, HARM_TITLES, unseen} from './facts';
import {factsByPlace, placeOf} from './places';
import {type ChoiceProps, OrmSelect} from './Selects';
import {openHitsOf, type Outcome, silencedHitsOf} from './useSearch';

/** What is dangerous on the current version, and what of that the code has, with the worst first. */
export default function DangerList({
  choice,
  onChange,
  outcome,
}: ChoiceProps & {outcome?: Outcome}): ReactNode {
  const all = dangersFor(choice.orm);
  const openHits = ({id}: DangerFact) => openHitsOf(id, outcome);
  const silencedHits = ({id}: DangerFact) => silencedHitsOf(id, outcome);
  const hit = all.filter((fact) => openHits(fact).length > 0);
  const silenced = all.filter((fact) => silencedHits(fact).length > 0);
  const hidden = all.filter((fact) => unseen(fact) !== undefined);
  const clear = all.filter((fact) => ![hit, silenced, hidden].some((others) => others.includes(fact)));
  const silencedCount = silenced.reduce((sum, fact) => sum + silencedHits(fact).length, 0);
  const groups = HARMS.map((harm) => ({harm, facts: hit.filter((fact) => fact.harm === harm)})).filter(
    ({facts}) => facts.length > 0,
  );
  const idsAt = factsByPlace(hit.flatMap(openHits));
  return (
    <>
      <p className="your-code__choice">
        <OrmSelect choice={choice} onChange={onChange} />
      </p>
      <p>
        <strong>
          {outcome
            ? `Found in your code: ${hit.length} of ${all.length} dangers of ${CURRENT}`
            : `${all.length} dangers of ${CURRENT}`}
        </strong>
        . {silencedCount > 0 && `Silenced hits: ${silencedCount}. `}A danger that is not found can still be
        there: the search knows shapes of code, not what your application does.
      </p>
      {groups.length > 0 && (
        <nav aria-label="What was found, the worst first">
          <ul className="your-code__harms">
            {groups.map(({harm, facts}) => (
              <li key={harm}>
                <a href={`#harm-${harm}`}>{HARM_TITLES[harm]}</a>: {facts.length}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({harm, facts}) => (
        <section key={harm} aria-labelledby={`harm-${harm}`}>
          <h2 id={`harm-${harm}`} className="your-code__heading">
            {HARM_TITLES[harm]} ({facts.length})
          </h2>
          <Dangers
            facts={facts}
            hitsOf={openHits}
            more={outcome?.more}
            othersAt={(place, {id}) => (idsAt.get(placeOf(place)) ?? []).filter((other) => other !== id)}
          />
        </section>
      ))}
      {hit.length > 0 && (
        <p>
          To silence a hit with a reason, write a comment above its line, such as{' '}
          <code>{`// nestjs-query-check-ignore ${hit[0]?.id ?? ''}: why it is fine here`}</code>.
        </p>
      )}
      <Folded title="Silenced" facts={silenced} isOpen hitsOf={silencedHits} />
      <Folded title="What cannot be seen in code" facts={hidden} isOpen={!outcome} />
      <Folded
        title={outcome ? 'Not found in your code' : 'What is looked for'}
        facts={clear}
        isOpen={!outcome}
      />
    </>
  );
}

function Folded({
  title,
  isOpen,
  facts,
  hitsOf,
}: {
  title: string;
  isOpen: boolean;
  facts: DangerFact[];
  hitsOf?: (fact: DangerFact) => Hit[];
}): ReactNode {
  if (facts.length === 0) return null;
  return (
    <details className="your-code__fold" open={isOpen}>
      <summary>
        <h2 className="your-code__heading">
          {title} ({facts.length})
        </h2>
      </summary>
      <Dangers facts={facts} hitsOf={hitsOf} />
    </details>
  );
}
