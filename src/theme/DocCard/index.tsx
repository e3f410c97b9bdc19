// Change: brings the descriptions of the pages itself; upstream, each page of the documentation loads those of all others.
import type {ReactNode} from 'react';
import descriptions from '@generated/bundle-size/default/descriptions.json';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';

export default function DocCardWithDescription({item}: Props): ReactNode {
  const description = item.type === 'link' ? descriptions[item.href] : undefined;
  return <DocCard item={{description, ...item}} />;
}
