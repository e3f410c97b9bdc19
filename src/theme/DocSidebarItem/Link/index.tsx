// Change: a finished step of the tutorial has a tick, and one whose solution was seen a ring.
import type {ReactNode} from 'react';
import {stepOf} from '@site/src/components/Tutorial/steps';
import useMarks, {markClass} from '@site/src/components/Tutorial/useMarks';
import type {Props} from '@theme/DocSidebarItem/Link';
import SidebarLink from '@theme-original/DocSidebarItem/Link';

export default function DocSidebarItemLink(props: Props): ReactNode {
  const step = stepOf(props.item.docId ?? '');
  return step ? <StepLink {...props} step={step} /> : <SidebarLink {...props} />;
}

function StepLink({step, item, ...props}: Props & {step: string}): ReactNode {
  const mark = useMarks().get(step);
  return <SidebarLink {...props} item={mark ? {...item, className: markClass(mark)} : item} />;
}
