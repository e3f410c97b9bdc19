import {type ReactNode, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ChangeFact, type Stage, STAGES} from '../../lib/fact-types';
import ChangeItem from './ChangeItem';
import CopyButtons from './CopyButtons';
import {changesFor, STAGE_TITLES, whyUnseen} from './facts';
import {asMarkdown} from './change-markdown';
import Section, {type Part, PartLinks} from './Section';
import {type ChoiceProps, OrmOrAny, VersionSelects} from './Selects';
import {asScript} from './shell-script';
import {useTicks} from '@site/src/client/stored-ids';
import {useOpened} from './useOpened';
import {foundOf, type ScanOutcome, silencedHitsOf} from './useScan';

/** What an upgrade changes, in the order in which it is noticed. */
export default function ChangeList({
  choice,
  onChange,
  outcome,
}: ChoiceProps & {outcome?: ScanOutcome}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const ticks = useTicks();
  const [isNarrow, setIsNarrow] = useState(true);
  const all = changesFor(choice.from, choice.to, choice.orm);
  const concerned = foundOf(all, outcome);
  const opened = useOpened([
    ...STAGES.map(stageAddress),
    ...concerned.slice(0, 1).map(({id}) => `change-${id}`),
  ]);
  const silenced = all.flatMap(({id}) => silencedHitsOf(id, outcome));
  const shown = isNarrow && outcome ? all.filter((fact) => concerned.includes(fact) || whyUnseen(fact)) : all;
  const parts = partsOf(shown);
  const title = `Upgrade nestjs-query from ${choice.from} to ${choice.to}`;
  const site = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
  return (
    <>
      <p className="your-code__choice">
        <VersionSelects choice={choice} onChange={onChange} />
        <OrmOrAny choice={choice} onChange={onChange} />
        <span>
          {outcome ? `Found: ${concerned.length} of ${all.length} changes` : `${all.length} changes`}.
          {silenced.length > 0 && ` Silenced hits: ${silenced.length}.`}
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
      {parts.length > 1 && <PartLinks parts={parts} opened={opened} />}
      {parts.map((part) => (
        <Section key={part.id} part={part} opened={opened}>
          {part.facts.map((fact) => (
            <ChangeItem
              key={fact.id}
              fact={fact}
              hits={outcome?.byFact.get(fact.id) ?? []}
              more={outcome?.more[fact.id]}
              isScanned={outcome !== undefined}
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

function partsOf(shown: ChangeFact[]): Part<ChangeFact>[] {
  const parts = STAGES.map((stage) => ({
    id: stageAddress(stage),
    title: STAGE_TITLES[stage],
    facts: shown.filter((fact) => fact.stage === stage),
  }));
  return parts.filter(({facts}) => facts.length > 0);
}

/** The id of a stage in the page. */
const stageAddress = (stage: Stage): string => `stage-${stage}`;
