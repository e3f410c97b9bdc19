import type {CSSProperties, ReactNode, Ref} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  type useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {Shape} from '../../../lib/sample-notes';
import TabList from './TabList';

interface Props {
  value: ReturnType<typeof useTabsContextValue>;
  /** The panels. */
  children: ReactNode;
  className?: string;
  /** What stands above or beside the tabs, whichever is chosen. */
  lead?: ReactNode;
  /** What stands right of the tabs. */
  actions?: ReactNode;
  /** What is said of the panel that shows, between the tabs and the actions. */
  mark?: ReactNode;
  /** What stands above the panel, whichever is shown. */
  above?: ReactNode;
  /** How wide both sides are: the style sheet decides by it what stands beside what. */
  shape?: Shape;
  /** Of the element that holds all of it. */
  frame?: React.ComponentProps<'div'> & {ref?: Ref<HTMLDivElement>};
}

const roomFor = (characters?: string) => ({'--characters': characters}) as CSSProperties;

/** Tabs, what stands beside them, and the panels. */
export default function TabFrame({
  value,
  children,
  className,
  lead,
  actions,
  mark,
  above,
  shape,
  frame,
}: Props): ReactNode {
  const list = (
    <TabList
      tabs={value.tabValues}
      selected={value.selectedValue}
      onSelect={value.selectValue}
      className={clsx(value.block && 'tabs--block', className)}
    />
  );
  const results = (
    <>
      {actions ? (
        <div className="sample-bar">
          {list}
          {mark}
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
        {above}
        {sanitizeTabsChildren(children)}
      </div>
    </>
  );
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
        {lead ? (
          <>
            <div className="sample-inputs" style={roomFor(shape?.sent)}>
              {lead}
            </div>
            <div className="sample-results" style={roomFor(shape?.received)}>
              {results}
            </div>
          </>
        ) : (
          results
        )}
      </div>
    </TabsProvider>
  );
}
