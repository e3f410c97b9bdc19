import {type ReactNode, useState} from 'react';
import TabList from '@site/src/components/TabFrame/TabList';
import type {Place} from '../sandbox/faults';

export interface Tab {
  name: string;
  /** The path of the file that it shows. */
  file?: string;
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
  /** A place in one of the files that the reader is led to. */
  goal?: Place;
  /** What stands above the panel, whichever is shown. */
  above?: ReactNode;
  /** What stands beside the tabs. */
  children?: ReactNode;
}

/** Tabs with their panel, of which only the selected one is there. */
export default function LiveTabs({label, tabs, first = '', goal, above, children}: Props): ReactNode {
  const [own, setOwn] = useState(first);
  const [led, setLed] = useState<Place>();
  if (goal && goal !== led) {
    setLed(goal);
    setOwn(tabs.find(({file}) => file === goal.file)?.name ?? own);
  }
  const current = tabs.find(({name}) => name === own) ?? tabs[0];
  return (
    <>
      <div className="live-bar">
        <TabList
          label={label}
          tabs={tabs.map(({name, note = ''}) => ({value: name, label: name + note}))}
          selected={current?.name ?? ''}
          onSelect={setOwn}
          className="sample-tabs"
        />
        {children}
      </div>
      {above}
      <div role="tabpanel" aria-label={current?.name}>
        {current?.content}
      </div>
    </>
  );
}
