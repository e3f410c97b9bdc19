// Change: hands the sidebar to the menu of a phone when the browser is idle; upstream does so while the page starts, where the first comparison of strings by language costs a slow phone 50 ms.
import {type ReactNode, useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {whenIdle} from '@site/src/client/when-idle';
import type {Props} from '@theme/DocSidebar/Mobile';
import Mobile from '@theme-original/DocSidebar/Mobile';

export default function MobileWhenIdle(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isDue, setIsDue] = useState(shown);
  useEffect(
    () =>
      whenIdle(() => {
        setIsDue(true);
      }),
    [],
  );
  return (isDue || shown) && <Mobile {...props} />;
}
