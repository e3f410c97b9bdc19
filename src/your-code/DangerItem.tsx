import type {ReactNode} from 'react';
import {describeSearch} from '../../lib/describe-search';
import type {DangerFact} from '../../lib/fact-types';
import type {Hit} from './engine/hit';
import FactItem, {type ItemProps} from './FactItem';
import {countPlaces, firstSentence, inShort} from '../../lib/in-short';
import Inline from '@site/src/components/Inline';
import type {StoredIds} from '@site/src/client/stored-ids';

interface Props extends ItemProps<DangerFact> {
  /** Its id in the page. */
  id: string;
  note?: (hit: Hit) => ReactNode;
  hidden: StoredIds;
  /** What was scanned, in words. */
  where: string;
}

/** A danger: what goes wrong and what to do in one line, and all of both when it is open. */
export default function DangerItem({hidden, where, ...shown}: Props): ReactNode {
  const {fact, hits, more = 0} = shown;
  const headline = firstSentence(fact.risk);
  const fix = inShort(fact.fix);
  return (
    <FactItem
      {...shown}
      headline={headline}
      remark={`Fix: ${fix}.`}
      count={hits.length > 0 ? countPlaces(hits.length + more) : undefined}
      task={fix}
      action={
        <button
          type="button"
          className="button button--sm button--outline button--primary"
          onClick={({currentTarget}) => {
            focusNext(currentTarget);
            hidden.toggle(fact.id);
          }}
        >
          {hidden.has(fact.id) ? 'Show it again' : 'Hide this danger'}
        </button>
      }
    >
      {fact.risk !== headline && (
        <p>
          <Inline text={fact.risk} />
        </p>
      )}
      <p>
        <strong>What to do:</strong> <Inline text={fact.fix} />
      </p>
      {hits.length > 0 && <Missing fact={fact} where={where} />}
    </FactItem>
  );
}

/** Why a line is listed that has nothing wrong in it: something stands nowhere. */
function Missing({fact, where}: {fact: DangerFact; where: string}): ReactNode {
  return fact.search.map(
    (search, index) =>
      search.kind === 'absent' && (
        <p key={index} className="your-code__none">
          Listed because nothing in {where} matches <Inline text={describeSearch(search.search)} />:
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
