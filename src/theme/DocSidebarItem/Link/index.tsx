// Change: a finished step of the tutorial has a tick.
import type {ReactNode} from 'react';
import {stepOf} from '@site/src/components/Tutorial/steps';
import styles from '@site/src/components/Tutorial/styles.module.css';
import useFinished from '@site/src/components/Tutorial/useFinished';
import type {Props} from '@theme/DocSidebarItem/Link';
import SidebarLink from '@theme-original/DocSidebarItem/Link';

export default function DocSidebarItemLink(props: Props): ReactNode {
  const step = stepOf(props.item.docId ?? '');
  return step ? <StepLink {...props} step={step} /> : <SidebarLink {...props} />;
}

function StepLink({step, item, ...props}: Props & {step: string}): ReactNode {
  const isFinished = useFinished().has(step);
  return <SidebarLink {...props} item={isFinished ? {...item, className: styles.finished} : item} />;
}
