import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import type {TabValue} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';

/** Where a key leads from a tab, of as many tabs as there are. */
const MOVES: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface Props {
  tabs: readonly TabValue[];
  selected: string;
  onSelect: (value: string) => void;
  className?: string;
  /** What the tabs are about, for those who do not see where they stand. */
  label?: string;
}

/** A row of tabs, of which one is selected. */
export default function TabList({tabs, selected, onSelect, className, label}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  // Where the tabs do not fit, the selected one is brought into sight, and the page stays where it is.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    const start = tab.offsetLeft - row.offsetLeft;
    if (start < row.scrollLeft) row.scrollLeft = start;
    else row.scrollLeft = Math.max(row.scrollLeft, start + tab.offsetWidth + 24 - row.clientWidth);
  }, [selected]);

  function select(tab: HTMLElement, value: string) {
    if (value === selected) return;
    blockElementScrollPositionUntilNextRender(tab);
    onSelect(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number, value: string) {
    const move = MOVES[event.key];
    if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === ' ') {
      event.preventDefault();
      select(event.currentTarget, value);
    } else if (move) {
      event.preventDefault();
      const tab = list.current?.children.item(move(index, tabs.length));
      (tab as HTMLElement | null)?.focus();
    }
  }

  return (
    <ul
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      className={clsx('tabs', className)}
    >
      {tabs.map(({value, label: name, attributes}, index) => (
        <li
          key={value}
          role="tab"
          tabIndex={selected === value ? 0 : -1}
          aria-selected={selected === value}
          onKeyDown={(event) => {
            onKeyDown(event, index, value);
          }}
          onClick={(event) => {
            select(event.currentTarget, value);
          }}
          {...attributes}
          className={clsx(
            'tabs__item',
            'margin-top--none',
            attributes?.className as string | undefined,
            selected === value && 'tabs__item--active',
          )}
        >
          {name ?? value}
        </li>
      ))}
    </ul>
  );
}
