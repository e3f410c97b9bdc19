// Change: a panel has the name of its tab, which stands above it where all show at once; each is in the page from the start, `lazy` or not.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div
      role="tabpanel"
      aria-label={label}
      className={clsx('tab-panel', className)}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
