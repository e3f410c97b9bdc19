// Change: tabs and the code in them are not mounted a second time after hydration; the hooks follow a stored choice by themselves. Home and End lead to the first and the last tab. A sample says how it was checked, and one that can run gets a button.
import type {ReactNode} from 'react';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import SampleCheck from '@site/src/components/SampleCheck';
import TabFrame from '@site/src/components/TabFrame';
import {sampleFrame, type Shape, splitSample} from '@site/src/components/TabFrame/sample';
import RunnableSample, {type Props as Runnable} from '@site/src/live/RunnableSample';
import type {Props as StockProps} from '@theme/Tabs';

interface Props extends StockProps, Partial<Pick<Runnable, 'live' | 'try' | keyof Shape>> {
  /** How the sample was checked. */
  check?: string;
  /** The folder of its program, where `live` does not tell it. */
  program?: string;
}

export default function Tabs({live, lines, check = '', ...props}: Props): ReactNode {
  if (lines === undefined) return <PlainTabs {...props} />;
  return live ? (
    <RunnableSample {...props} live={live} lines={lines} check={check} />
  ) : (
    <PlainSample {...props} lines={lines} check={check} />
  );
}

function PlainTabs({className, children, ...props}: Props): ReactNode {
  const value = useTabsContextValue({...props, children});
  return (
    <TabFrame value={value} className={className}>
      {children}
    </TabFrame>
  );
}

/** A sample that does not run on the page: what is sent or written, and its results in tabs. */
function PlainSample({
  className,
  children,
  check,
  program = '',
  lines = '',
  sent,
  received,
}: Props): ReactNode {
  const {inputs, results} = splitSample(children);
  const value = useTabsContextValue({children: results});
  return (
    <TabFrame
      value={value}
      className={className}
      lead={inputs}
      actions={check && <SampleCheck check={check} program={program} />}
      frame={sampleFrame({lines, sent, received})}
    >
      {results}
    </TabFrame>
  );
}
