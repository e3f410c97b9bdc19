// Change: long names break between their words; upstream breaks them in the middle of one.
import type {ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {brokenAtSeams} from '../../../lib/break-names';

export default function TOCItemsTree({toc, ...props}: Props): ReactNode {
  return <Tree {...props} toc={toc.map(withBreaks)} />;
}

type Item = Props['toc'][number];

function withBreaks({value, children, ...item}: Item): Item {
  return {...item, value: brokenAtSeams(value).join('<wbr>'), children: children.map(withBreaks)};
}
