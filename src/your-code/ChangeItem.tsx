import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {UpgradeFact} from '../../lib/fact-types';
import type {Hit} from './engine/hit';
import FactItem from './FactItem';
import {limitsOf, sectionOf} from './facts';
import {countPlaces, plain} from './in-short';
import Inline from './Inline';
import Limits from './Limits';
import type {Marks} from './marks';
import Places from './Places';
import {isOpen} from './places';
import Silence from './Silence';
import type {Opened} from './useOpened';

interface Props {
  fact: UpgradeFact;
  hits: Hit[];
  /** How many hits are left out. */
  more?: number;
  isSearched: boolean;
  opened: Opened;
  ticks: Marks;
}

/** A change: what to do in one line, and what is different and where when it is open. */
export default function ChangeItem({fact, hits, more = 0, isSearched, opened, ticks}: Props): ReactNode {
  const count = hits.filter(isOpen).length + more;
  const limits = limitsOf(fact);
  return (
    <FactItem
      id={`change-${fact.id}`}
      headline={`${fact.todo}.`}
      remark={`Since ${fact.since}: ${fact.change}.`}
      count={count > 0 || (isSearched && !limits) ? countPlaces(count) : undefined}
      task={plain(fact.todo)}
      isDone={ticks.has(fact.id)}
      onDone={() => {
        ticks.toggle(fact.id);
      }}
      opened={opened}
    >
      {fact.breaks !== 'nothing' && (
        <p>
          <strong>What breaks:</strong> <Inline text={fact.breaks} />.
        </p>
      )}
      <p>
        <strong>More in the guide:</strong>{' '}
        <Link to={sectionOf(fact)}>{fact.guide.replaceAll('-', ' ')}</Link>
      </p>
      <Places hits={hits} more={more} />
      <Limits text={limits} />
      {hits.length > 0 && <Silence id={fact.id} />}
    </FactItem>
  );
}
