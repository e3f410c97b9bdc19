// Change: hands the sidebar to the menu of a phone at the reader's first touch or key; upstream does so while the page starts, where the first comparison of strings by language costs a slow phone 50 ms.
import {type ReactNode, useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import Mobile from '@theme-original/DocSidebar/Mobile';

export default function MobileWhenTouched(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isDue, setIsDue] = useState(shown);
  useEffect(() => {
    const touched = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      window.addEventListener(event, () => setIsDue(true), {signal: touched.signal, once: true});
    }
    return () => touched.abort();
  }, []);
  return (isDue || shown) && <Mobile {...props} />;
}
