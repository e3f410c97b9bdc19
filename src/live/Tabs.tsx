import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';
import {MOVES} from '@site/src/components/TabFrame/moves';
import clsx from 'clsx';

export interface Tab {
  name: string;
  /** What its label says beyond the name. */
  note?: string;
  content: ReactNode;
}

interface Props {
  /** What the tabs are about, for those who do not see where they stand. */
  label: string;
  tabs: Tab[];
  /** What stands beside the tabs. */
  children?: ReactNode;
}

/** Tabs with their panel, of which only the selected one is there. */
export default function LiveTabs({label, tabs, children}: Props): ReactNode {
  const id = useId();
  const [selected, setSelected] = useState('');
  const current = tabs.find(({name}) => name === selected) ?? tabs[0];

  function onKeyDown({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
    const index = tabs.findIndex(({name}) => name === current?.name);
    const next = MOVES[key]?.(index, tabs.length);
    if (next === undefined) return;
    setSelected(tabs[next]?.name ?? '');
    (currentTarget.children.item(next) as HTMLElement | null)?.focus();
  }

  return (
    <>
      <div className="live-bar">
        <div role="tablist" aria-label={label} className="live-bar__tabs" onKeyDown={onKeyDown}>
          {tabs.map(({name, note}) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}${name}`}
              aria-selected={name === current?.name}
              aria-controls={`${id}panel`}
              tabIndex={name === current?.name ? 0 : -1}
              className={clsx('clean-btn', 'live-bar__tab')}
              onClick={() => {
                setSelected(name);
              }}
            >
              {name}
              {note}
            </button>
          ))}
        </div>
        {children}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current?.name ?? ''}`}>
        {current?.content}
      </div>
    </>
  );
}
