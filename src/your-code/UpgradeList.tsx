import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {STAGES, type UpgradeFact} from '../../lib/facts';
import CopyButtons from './CopyButtons';
import {changes, limitsOf, sectionOf, STAGE_TITLES, unseen} from './facts';
import Hits from './Hits';
import Inline from './Inline';
import {asMarkdown} from './markdown';
import {type ChoiceProps, OrmSelect, VersionSelects} from './Selects';
import {asScript} from './shell-script';
import {useTicks} from './ticks';
import {openHitsOf, type Outcome, silencedHitsOf} from './useSearch';

/** What an upgrade changes, in the order in which it is noticed. */
export default function UpgradeList({
  choice,
  onChange,
  outcome,
}: ChoiceProps & {outcome?: Outcome}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [done, toggle] = useTicks();
  const [isNarrow, setIsNarrow] = useState(true);
  const all = changes(choice.from, choice.to, choice.orm);
  const hitsOf = ({id}: UpgradeFact) => outcome?.byFact.get(id) ?? [];
  const concerned = all.filter((fact) => openHitsOf(fact.id, outcome).length > 0);
  const silenced = all.flatMap(({id}) => silencedHitsOf(id, outcome));
  const shown = isNarrow && outcome ? all.filter((fact) => concerned.includes(fact) || unseen(fact)) : all;
  const title = `Upgrade nestjs-query from ${choice.from} to ${choice.to}`;
  const site = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
  return (
    <>
      <p className="your-code__choice">
        <VersionSelects choice={choice} onChange={onChange} />
        <OrmSelect choice={choice} onChange={onChange} />
      </p>
      <p>
        <strong>
          {outcome
            ? `Found in your code: ${concerned.length} of ${all.length} changes`
            : `${all.length} changes`}
        </strong>
        . {silenced.length > 0 && `Silenced hits: ${silenced.length}. `}
        {all.length === 0 && 'Choose a newer version to upgrade to.'}
      </p>
      <div className="your-code__buttons">
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
        <CopyButtons
          texts={[
            {
              label: 'Copy the list as Markdown',
              text: () =>
                asMarkdown(shown, {title, site, done, hits: outcome?.byFact ?? new Map(), silenced}),
            },
            {label: 'Copy as a shell script', text: () => asScript(shown, title)},
          ]}
        />
      </div>
      {STAGES.map((stage) => {
        const own = shown.filter((fact) => fact.stage === stage);
        if (own.length === 0) return null;
        return (
          <section key={stage} aria-label={STAGE_TITLES[stage]}>
            <h2 className="your-code__heading">{STAGE_TITLES[stage]}</h2>
            <ul className="your-code__list">
              {own.map((fact) => (
                <li
                  key={fact.id}
                  className={
                    concerned.includes(fact) ? 'your-code__item your-code__item--hit' : 'your-code__item'
                  }
                >
                  <input
                    type="checkbox"
                    aria-label={`Done: ${fact.todo}`}
                    checked={done.has(fact.id)}
                    onChange={() => {
                      toggle(fact.id);
                    }}
                  />
                  <div>
                    <Link to={sectionOf(fact)}>
                      <Inline text={fact.todo} />
                    </Link>{' '}
                    <span className="your-code__since">{fact.since}</span>
                    <p>
                      <Inline text={fact.change} />.
                      {fact.breaks !== 'nothing' && (
                        <>
                          {' '}
                          What breaks: <Inline text={fact.breaks} />.
                        </>
                      )}
                    </p>
                    <Hits
                      hits={hitsOf(fact)}
                      more={outcome?.more[fact.id]}
                      limits={limitsOf(fact)}
                      isSearched={outcome !== undefined}
                    />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
