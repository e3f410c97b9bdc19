import type {ReactNode} from 'react';
import Inline from './Inline';
import type {Opened} from './useOpened';

interface Props {
  /** Its id in the page. */
  id: string;
  /** A sentence in Markdown without links, which a summary cannot hold. */
  headline: string;
  /** A few words more, in the same way. */
  remark: string;
  /** How many places it has, or something as short. */
  count?: string;
  /** What the tick says is done. */
  task: string;
  isDone: boolean;
  onDone: () => void;
  opened: Opened;
  /** What shows when it is open. */
  children: ReactNode;
}

/** A change or a danger as one line, which opens. */
export default function FactItem({
  id,
  headline,
  remark,
  count,
  task,
  isDone,
  onDone,
  opened,
  children,
}: Props): ReactNode {
  const isOpen = opened.has(id);
  return (
    <li id={id} className={isDone ? 'your-code__item your-code__item--done' : 'your-code__item'}>
      <input type="checkbox" aria-label={`Done: ${task}`} checked={isDone} onChange={onDone} />
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
        {isOpen && <div className="your-code__body">{children}</div>}
      </details>
    </li>
  );
}
