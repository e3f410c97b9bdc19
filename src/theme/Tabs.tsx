// Change: tabs and the code in them are not mounted a second time after hydration; the hooks follow a stored choice by themselves. Home and End lead to the first and the last tab. A sample says how it was checked, and one that can run gets a button.
import {type KeyboardEvent, type ReactNode, useRef} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import SampleCheck from '@site/src/components/SampleCheck';
import RunnableSample from '@site/src/live/RunnableSample';
import type {Props as StockProps} from '@theme/Tabs';
import clsx from 'clsx';

/** Where a key leads from a tab, of as many tabs as there are. */
const MOVES: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function TabList({className}: {className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const list = useRef<HTMLUListElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(tab: HTMLElement, value: string) {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number, value: string) {
    const move = MOVES[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event.currentTarget, value);
    } else if (move) {
      event.preventDefault();
      const tab = list.current?.children.item(move(index, tabValues.length));
      (tab as HTMLElement | null)?.focus();
    }
  }

  return (
    <ul
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label, attributes}, index) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
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
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

interface Props extends StockProps {
  /** The operation that runs in the browser, with its program: `graphql/queries/filtering/combine/between`. */
  live?: string;
  /** How the sample was checked. */
  check?: string;
  /** The folder of its program, where `live` does not tell it. */
  program?: string;
}

export default function Tabs({className, children, live, check, program, ...props}: Props): ReactNode {
  const value = useTabsContextValue({...props, children});
  const tabs = (
    <TabsProvider value={value}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', 'margin-bottom--md')}>
        <TabList className={className} />
        <div className="tab-panels">{sanitizeTabsChildren(children)}</div>
        {check && <SampleCheck check={check} program={program ?? live?.replace(/\/[^/]*$/, '') ?? ''} />}
      </div>
    </TabsProvider>
  );
  return live ? <RunnableSample name={live}>{tabs}</RunnableSample> : tabs;
}
