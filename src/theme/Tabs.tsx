// Change: tabs and the code in them are not mounted a second time after hydration; the hooks follow a stored choice by themselves. Home and End lead to the first and the last tab. A sample says how it was checked, and one that can run gets a button.
import type {ReactNode} from 'react';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import SampleCheck from '@site/src/components/SampleCheck';
import TabFrame from '@site/src/components/TabFrame';
import RunnableSample, {type Props as Runnable} from '@site/src/live/RunnableSample';
import type {Props as StockProps} from '@theme/Tabs';

interface Props extends StockProps, Partial<Pick<Runnable, 'live' | 'lines' | 'attempt'>> {
  /** How the sample was checked. */
  check?: string;
  /** The folder of its program, where `live` does not tell it. */
  program?: string;
}

export default function Tabs({live, lines = '0', check = '', attempt, ...props}: Props): ReactNode {
  return live ? (
    <RunnableSample {...props} live={live} lines={lines} check={check} attempt={attempt} />
  ) : (
    <PlainTabs {...props} check={check} />
  );
}

function PlainTabs({className, children, check, program = '', ...props}: Props): ReactNode {
  const value = useTabsContextValue({...props, children});
  return (
    <TabFrame
      value={value}
      className={className}
      actions={check && <SampleCheck check={check} program={program} />}
    >
      {children}
    </TabFrame>
  );
}
