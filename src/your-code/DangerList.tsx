import type {ReactNode} from 'react';
import {type DangerFact, HARMS} from '../../lib/fact-types';
import {groupBy} from '../../lib/group-by';
import DangerItem from './DangerItem';
import type {Hit} from './engine/hit';
import {CURRENT, dangersFor, HARM_LEVELS, HARM_TITLES, whyUnseen} from './facts';
import OtherDangers from './OtherDangers';
import {placeOf} from './places';
import Section, {type Part, PartLinks} from './Section';
import {type ChoiceProps, OrmOrAny} from './Selects';
import {useHidden, useTicks} from '@site/src/client/stored-ids';
import {useOpened} from './useOpened';
import {codeOf, foundOf, needsRest, openHitsOf, type ScanOutcome, silencedHitsOf} from './useScan';

/** A part of the list, with its dangers. */
interface DangerPart extends Part<DangerFact> {
  hitsOf?: (fact: DangerFact) => Hit[];
}

/** What is dangerous on the current version, and what of that the code has, with the worst first. */
export default function DangerList({
  choice,
  onChange,
  outcome,
}: ChoiceProps & {outcome?: ScanOutcome}): ReactNode {
  const ticks = useTicks();
  const hidden = useHidden();
  const all = dangersFor(choice.orm);
  const found = foundOf(all, outcome);
  const silencedCount = all.reduce((sum, {id}) => sum + silencedHitsOf(id, outcome).length, 0);
  const parts = partsOf(all, hidden.has, outcome);
  const [worst] = parts;
  const [first] = outcome && worst?.level ? worst.facts : [];
  const opened = useOpened([...(worst ? [worst.id] : []), ...(first ? [addressOf(first)] : [])]);
  const shown = found.filter(({id}) => !hidden.has(id));
  const dangersAt = groupBy(
    shown.flatMap((fact) => openHitsOf(fact.id, outcome).map((hit) => ({fact, place: placeOf(hit)}))),
    ({place}) => place,
  );
  const note = (own: DangerFact) => (hit: Hit) => (
    <OtherDangers
      facts={(dangersAt.get(placeOf(hit)) ?? []).map(({fact}) => fact).filter((fact) => fact !== own)}
      addressOf={addressOf}
      onFollow={(fact) => {
        opened.open(harmAddress(fact.harm), addressOf(fact));
      }}
    />
  );
  return (
    <>
      <p className="your-code__choice">
        <OrmOrAny choice={choice} onChange={onChange} />
        <span>
          {outcome && `Found: ${found.length} of `}
          {all.length} dangers of {CURRENT}.{silencedCount > 0 && ` Silenced hits: ${silencedCount}.`}
        </span>
      </p>
      <PartLinks parts={parts} opened={opened} />
      {parts.map((part) => (
        <Section key={part.id} part={part} opened={opened}>
          {part.facts.map((fact) => (
            <DangerItem
              key={fact.id}
              id={part.level ? addressOf(fact) : `${part.id}-${fact.id}`}
              fact={fact}
              hits={part.hitsOf?.(fact) ?? []}
              more={part.level && outcome?.more[fact.id]}
              note={part.level && note(fact)}
              where={codeOf(outcome)}
              {...{opened, ticks, hidden}}
            />
          ))}
        </Section>
      ))}
      <p className="your-code__none">
        A danger that is not found can still be there: the search knows shapes of code, not what your
        application does.
      </p>
    </>
  );
}

/** What was found, or is looked for, by what it does, and then the rest. Each danger stands in one part, apart from the silenced ones. */
function partsOf(all: DangerFact[], isHidden: (id: string) => boolean, outcome?: ScanOutcome): DangerPart[] {
  const openHits = ({id}: DangerFact): Hit[] => openHitsOf(id, outcome);
  const silencedHits = ({id}: DangerFact): Hit[] => silencedHitsOf(id, outcome);
  const hidden = all.filter(({id}) => isHidden(id));
  const shown = all.filter(({id}) => !isHidden(id));
  const listed = outcome ? foundOf(shown, outcome) : shown.filter((fact) => !whyUnseen(fact));
  const silenced = shown.filter((fact) => silencedHits(fact).length > 0);
  const invisible = shown.filter((fact) => whyUnseen(fact) !== undefined);
  const uncertain = shown.filter((fact) => needsRest(fact, outcome));
  const others = [...listed, ...uncertain, ...silenced, ...invisible];
  const clear = shown.filter((fact) => !others.includes(fact));
  const parts: DangerPart[] = [
    ...HARMS.map((harm) => ({
      id: harmAddress(harm),
      title: HARM_TITLES[harm],
      level: HARM_LEVELS[harm],
      facts: listed.filter((fact) => fact.harm === harm),
      hitsOf: openHits,
    })),
    {
      id: 'dangers-uncertain',
      title: 'Needs the rest of your project',
      facts: uncertain,
      hitsOf: openHits,
    },
    {id: 'dangers-silenced', title: 'Silenced', facts: silenced, hitsOf: silencedHits},
    {id: 'dangers-not-in-code', title: 'What cannot be seen in code', facts: invisible},
    {id: 'dangers-not-found', title: `Not found in ${codeOf(outcome)}`, facts: clear},
    {id: 'dangers-hidden', title: 'Hidden', facts: hidden, hitsOf: openHits},
  ];
  return parts.filter(({facts}) => facts.length > 0);
}

/** The ids of a harm and of a danger in the page. */
const harmAddress = (harm: string): string => `harm-${harm}`;
const addressOf = ({id}: DangerFact): string => `danger-${id}`;
