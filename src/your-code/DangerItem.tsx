import type {ReactNode} from 'react';
import {describeSearch} from '../../lib/describe-search';
import type {DangerFact} from '../../lib/fact-types';
import type {Hit} from './engine/hit';
import FactItem from './FactItem';
import {limitsOf} from './facts';
import {countPlaces, firstSentence, inShort, plain} from './in-short';
import Inline from './Inline';
import Limits from './Limits';
import type {Marks} from './marks';
import Places from './Places';
import Silence from './Silence';
import type {Opened} from './useOpened';

interface Props {
  /** Its id in the page. */
  id: string;
  fact: DangerFact;
  hits: Hit[];
  /** How many hits are left out. */
  more?: number;
  /** What else is to be said about a line. */
  note?: (hit: Hit) => ReactNode;
  opened: Opened;
  ticks: Marks;
  hidden: Marks;
}

/** A danger: what goes wrong and what to do in one line, and where when it is open. */
export default function DangerItem({
  id,
  fact,
  hits,
  more = 0,
  note,
  opened,
  ticks,
  hidden,
}: Props): ReactNode {
  const headline = firstSentence(fact.risk);
  const isHidden = hidden.has(fact.id);
  return (
    <FactItem
      id={id}
      headline={headline}
      remark={`Fix: ${inShort(fact.fix)}.`}
      count={hits.length > 0 ? countPlaces(hits.length + more) : undefined}
      task={plain(inShort(fact.fix))}
      isDone={ticks.has(fact.id)}
      onDone={() => {
        ticks.toggle(fact.id);
      }}
      opened={opened}
    >
      {fact.risk !== headline && (
        <p>
          <Inline text={fact.risk} />
        </p>
      )}
      <p>
        <strong>What to do:</strong> <Inline text={fact.fix} />
      </p>
      <Missing fact={fact} hits={hits} />
      <Places hits={hits} more={more} note={note} />
      <Limits text={limitsOf(fact)} />
      <div className="your-code__actions">
        {hits.length > 0 && <Silence id={fact.id} />}
        <button
          type="button"
          className="button button--sm button--outline button--primary"
          onClick={({currentTarget}) => {
            focusNext(currentTarget);
            hidden.toggle(fact.id);
          }}
        >
          {isHidden ? 'Show it again' : 'Hide this danger'}
        </button>
      </div>
    </FactItem>
  );
}

/** Why a line is listed that has nothing wrong in it: something stands nowhere. */
function Missing({fact, hits}: Pick<Props, 'fact' | 'hits'>): ReactNode {
  if (hits.length === 0) return null;
  return fact.search.map(
    (search, index) =>
      search.kind === 'absent' && (
        <p key={index} className="your-code__none">
          Listed because nothing in your folder matches <Inline text={describeSearch(search.search)} />:
        </p>
      ),
  );
}

/** The button goes with its item: whoever uses the keyboard goes on with the one after it. */
function focusNext(button: HTMLElement): void {
  const item = button.closest('.your-code__item');
  const next = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('.your-code__fold');
  next?.querySelector('summary')?.focus({preventScroll: true});
}
