import type {ReactNode} from 'react';
import type {ChangeFact, DangerFact} from '../../lib/fact-types';
import type {Hit} from './engine/hit';
import {limitsOf} from './facts';
import {plain} from '../../lib/in-short';
import Inline from '@site/src/components/Inline';
import Places from './Places';
import Silence from './Silence';
import type {StoredIds} from '@site/src/client/stored-ids';
import type {Opened} from './useOpened';

/** What the items of both lists have. */
export interface ItemProps<Fact> {
  fact: Fact;
  hits: Hit[];
  /** How many hits are left out. */
  more?: number;
  opened: Opened;
  ticks: StoredIds;
}

interface Props extends ItemProps<DangerFact | ChangeFact> {
  /** Its id in the page. */
  id: string;
  /** A sentence in Markdown without links, which a summary cannot hold. */
  headline: string;
  /** A few words more, in the same way. */
  remark: string;
  /** How many places it has, or something as short. */
  count?: string;
  /** What the tick says is done, in Markdown. */
  task: string;
  /** What else is to be said about a line. */
  note?: (hit: Hit) => ReactNode;
  /** What else can be done with it. */
  action?: ReactNode;
  /** What shows above its places when it is open. */
  children: ReactNode;
}

/** A change or a danger as one line, which opens: what to know about it, and where it is. */
export default function FactItem({
  id,
  fact,
  headline,
  remark,
  count,
  task,
  note,
  action,
  children,
  hits,
  more,
  opened,
  ticks,
}: Props): ReactNode {
  const isOpen = opened.has(id);
  const isDone = ticks.has(fact.id);
  const limits = limitsOf(fact);
  return (
    <li id={id} className={isDone ? 'your-code__item your-code__item--done' : 'your-code__item'}>
      <input
        type="checkbox"
        aria-label={`Done: ${plain(task)}`}
        checked={isDone}
        onChange={() => {
          ticks.toggle(fact.id);
        }}
      />
      <details
        open={isOpen}
        onToggle={({target, currentTarget}) => {
          if (target === currentTarget) opened.set(id, currentTarget.open);
        }}
      >
        <summary>
          <span className="your-code__row">
            <span>
              <span className="your-code__headline">
                <Inline text={headline} />
              </span>{' '}
              <span className="your-code__remark">
                <Inline text={remark} />
              </span>
            </span>{' '}
            {count && <span className="your-code__count">{count}</span>}
          </span>
        </summary>
        {isOpen && (
          <div className="your-code__body">
            {children}
            <Places hits={hits} more={more} note={note} />
            {limits && (
              <p className="your-code__none">
                Cannot be seen in code: <Inline text={limits} />
              </p>
            )}
            <div className="your-code__actions">
              {hits.length > 0 && <Silence id={fact.id} />}
              {action}
            </div>
          </div>
        )}
      </details>
    </li>
  );
}
