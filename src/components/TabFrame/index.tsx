import {createContext, type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  type useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {MOVES} from './moves';

/** What takes the place of panels, by the value of their tab. */
export const PanelsInPlace = createContext<Partial<Record<string, ReactNode>>>({});

function TabList({className}: {className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const list = useRef<HTMLUListElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  // Where the tabs do not fit, the selected one is brought into sight, and the page stays where it is.
  useEffect(() => {
    const tabs = list.current;
    const tab = tabs?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!tabs || !tab || tabs.scrollWidth <= tabs.clientWidth) return;
    const start = tab.offsetLeft - tabs.offsetLeft;
    if (start < tabs.scrollLeft) tabs.scrollLeft = start;
    else tabs.scrollLeft = Math.max(tabs.scrollLeft, start + tab.offsetWidth + 24 - tabs.clientWidth);
  }, [selectedValue]);

  function select(tab: HTMLElement, value: string) {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number, value: string) {
    const move = MOVES[event.key];
    if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === ' ') {
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

interface Props {
  value: ReturnType<typeof useTabsContextValue>;
  /** The panels. */
  children: ReactNode;
  className?: string;
  /** What stands above the tabs, whichever is chosen. */
  lead?: ReactNode;
  /** What stands right of the tabs. */
  actions?: ReactNode;
  /** What stands below the panel, whichever is shown. */
  below?: ReactNode;
  /** Of the element that holds all of it. */
  frame?: React.ComponentProps<'div'> & {ref?: Ref<HTMLDivElement>};
}

/** Tabs, what stands beside them, and the panels. */
export default function TabFrame({
  value,
  children,
  className,
  lead,
  actions,
  below,
  frame,
}: Props): ReactNode {
  const list = <TabList className={className} />;
  return (
    <TabsProvider value={value}>
      <div
        {...frame}
        className={clsx(
          ThemeClassNames.tabs.container,
          'tabs-container',
          'margin-bottom--md',
          frame?.className,
        )}
      >
        {lead}
        {actions ? (
          <div className="sample-bar">
            {list}
            <div className="code-block__buttons">
              <button
                type="button"
                className="clean-btn code-block__copy"
                title="Copy code to clipboard"
                aria-label="Copy code to clipboard"
              />
            </div>
            {actions}
          </div>
        ) : (
          list
        )}
        <div className="tab-panels">
          {sanitizeTabsChildren(children)}
          {below}
        </div>
      </div>
    </TabsProvider>
  );
}
