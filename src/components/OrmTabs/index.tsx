import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {Props as TabItemProps} from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {ORMS} from '../../../lib/orms';
import {ORM_GROUP} from '@site/src/client/orm-slot';

/**
 * Tabs with one ORM each: `TabItem` elements whose `value` is in `lib/orms.ts`, without a label. All of them on the site
 * follow one choice, which is stored and kept in the address as `?orm=`. An unknown value fails the build.
 */
export default function OrmTabs({children}: {children: ReactNode}): ReactNode {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  const shown = new Set(items.map(({props}) => props.value));
  const unknown = [...shown].filter((value) => !ORMS.some((orm) => orm.value === value));
  if (unknown.length > 0) {
    throw new Error(`OrmTabs: no ORM is called "${unknown.join('", "')}"; add it to lib/orms.ts`);
  }
  return (
    <Tabs groupId={ORM_GROUP} queryString="orm" values={ORMS.filter(({value}) => shown.has(value))}>
      {items}
    </Tabs>
  );
}
