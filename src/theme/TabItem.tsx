// Change: a panel has the name of its tab, which stands above it where all show at once; each is in the page from the start, `lazy` or not. What has no tab stands open.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';

export default function TabItem({children, className, value, label: name = value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const tab = tabValues.find((one) => one.value === value);
  return (
    <div
      role={tab ? 'tabpanel' : 'group'}
      aria-label={tab?.label ?? name}
      data-panel={value}
      className={clsx('tab-panel', className)}
      hidden={tab && value !== selectedValue}
    >
      {children}
    </div>
  );
}
