// Change: tabs and the code in them are not mounted a second time after hydration; the hooks follow a stored choice by themselves. Home and End lead to the first and the last tab.
import type {ReactNode} from 'react';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import TabFrame from '@site/src/components/TabFrame';
import type {Props} from '@theme/Tabs';

export default function Tabs({className, children, ...props}: Props): ReactNode {
  const value = useTabsContextValue({...props, children});
  return (
    <TabFrame value={value} className={className}>
      {children}
    </TabFrame>
  );
}
