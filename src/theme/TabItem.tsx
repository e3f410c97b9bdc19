// Change: a panel has the name of its tab, which stands above it where all show at once; each is in the page from the start, `lazy` or not. What has no tab stands open. A response that holds errors is marked.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import ErrorMark from '@site/src/components/ErrorMark';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';

interface OwnProps extends Props {
  /** How many errors the response has that it shows. */
  errors?: string;
}

export default function TabItem(props: OwnProps): ReactNode {
  const {children, className, value, label: name = value, errors} = props;
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
      {errors && <ErrorMark count={Number(errors)} />}
      {children}
    </div>
  );
}
