import {type ReactNode, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type Stage, STAGES, type UpgradeFact} from '../../lib/fact-types';
import {writeChoice} from './address';
import ChangeItem from './ChangeItem';
import CopyButtons from './CopyButtons';
import {changes, dangersFor, STAGE_TITLES, unseen} from './facts';
import {asMarkdown} from './markdown';
import {useTicks} from './marks';
import Section, {type Part, PartLinks} from './Section';
import {type ChoiceProps, OrmSelect, VersionSelects} from './Selects';
import {asScript} from './shell-script';
import {useOpened} from './useOpened';
import {openHitsOf, type Outcome, silencedHitsOf} from './useSearch';

/** What an upgrade changes, in the order in which it is noticed. */
export default function UpgradeList({
  choice,
  onChange,
  outcome,
}: ChoiceProps & {outcome?: Outcome}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const ticks = useTicks();
  const [isNarrow, setIsNarrow] = useState(true);
  const all = changes(choice.from, choice.to, choice.orm);
  const concerned = all.filter(({id}) => openHitsOf(id, outcome).length > 0);
  const dangerCount = dangersFor(choice.orm).filter(({id}) => openHitsOf(id, outcome).length > 0).length;
  const opened = useOpened([
    ...STAGES.map(stageAddress),
    ...concerned.slice(0, 1).map(({id}) => `change-${id}`),
  ]);
  const silenced = all.flatMap(({id}) => silencedHitsOf(id, outcome));
  const shown = isNarrow && outcome ? all.filter((fact) => concerned.includes(fact) || unseen(fact)) : all;
  const parts = partsOf(shown);
  const title = `Upgrade nestjs-query from ${choice.from} to ${choice.to}`;
  const site = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
  return (
    <>
      <p className="your-code__choice">
        <VersionSelects choice={choice} onChange={onChange} />
        <OrmSelect choice={choice} onChange={onChange} />
        <span>
          <strong>
            {outcome
              ? `Found in your code: ${concerned.length} of ${all.length} changes`
              : `${all.length} changes`}
          </strong>
          .{silenced.length > 0 && ` Silenced hits: ${silenced.length}.`}
          {all.length === 0 && ' Choose a newer version to upgrade to.'}
        </span>
        {outcome && (
          <label>
            <input
              type="checkbox"
              checked={isNarrow}
              onChange={({target}) => {
                setIsNarrow(target.checked);
              }}
            />{' '}
            Hide what was not found
          </label>
        )}
      </p>
      {concerned.length === 0 && dangerCount > 0 && (
        <DangersInstead count={dangerCount} choice={choice} onChange={onChange} />
      )}
      {parts.length > 1 && <PartLinks parts={parts} opened={opened} />}
      {parts.map((part) => (
        <Section key={part.id} part={part} opened={opened}>
          {part.facts.map((fact) => (
            <ChangeItem
              key={fact.id}
              fact={fact}
              hits={outcome?.byFact.get(fact.id) ?? []}
              more={outcome?.more[fact.id]}
              isSearched={outcome !== undefined}
              {...{opened, ticks}}
            />
          ))}
        </Section>
      ))}
      <div className="your-code__buttons">
        <CopyButtons
          texts={[
            {
              label: 'Copy the list as Markdown',
              text: () =>
                asMarkdown(shown, {
                  ...{title, site, silenced},
                  isDone: ticks.has,
                  hits: outcome?.byFact ?? new Map(),
                  more: outcome?.more ?? {},
                }),
            },
            {label: 'Copy as a shell script', text: () => asScript(shown, title)},
          ]}
        />
      </div>
    </>
  );
}

/** Where no change was found, the way to what was. */
function DangersInstead({count, choice, onChange}: ChoiceProps & {count: number}): ReactNode {
  return (
    <p>
      No change of this upgrade was found in your code, but{' '}
      <a
        href={writeChoice({...choice, view: 'check'})}
        onClick={(event) => {
          event.preventDefault();
          onChange({view: 'check'});
        }}
      >
        {count === 1 ? '1 danger was' : `${count} dangers were`}
      </a>
      .
    </p>
  );
}

function partsOf(shown: UpgradeFact[]): (Part & {facts: UpgradeFact[]})[] {
  return STAGES.flatMap((stage) => {
    const facts = shown.filter((fact) => fact.stage === stage);
    return facts.length > 0
      ? [{id: stageAddress(stage), title: STAGE_TITLES[stage], count: facts.length, facts}]
      : [];
  });
}

/** The id of a stage in the page. */
const stageAddress = (stage: Stage): string => `stage-${stage}`;
