import {type ReactNode, useState} from 'react';
import TabList from '@site/src/components/TabFrame/TabList';

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
  /** The one that shows first, where it is not the leftmost. */
  first?: string;
  /** The one to show, where whoever draws them decides it too. */
  tab?: string;
  onTab?: (name: string) => void;
  /** What stands beside the tabs. */
  children?: ReactNode;
}

/** Tabs with their panel, of which only the selected one is there. */
export default function LiveTabs({label, tabs, first = '', tab, onTab, children}: Props): ReactNode {
  const [own, setOwn] = useState(first);
  const selected = tab ?? own;
  const current = tabs.find(({name}) => name === selected) ?? tabs[0];
  return (
    <>
      <div className="live-bar">
        <TabList
          label={label}
          tabs={tabs.map(({name, note = ''}) => ({value: name, label: name + note}))}
          selected={current?.name ?? ''}
          onSelect={onTab ?? setOwn}
          className="sample-tabs"
        />
        {children}
      </div>
      <div role="tabpanel" aria-label={current?.name}>
        {current?.content}
      </div>
    </>
  );
}
