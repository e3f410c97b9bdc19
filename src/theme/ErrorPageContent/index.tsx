// Change: a navigation leaves the crash behind; upstream shows it on every page that follows, until the reader tries again.
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/ErrorPageContent';
import ErrorPageContent from '@theme-original/ErrorPageContent';

export default function ErrorPageContentWrapper({tryAgain, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return <ErrorPageContent {...props} tryAgain={tryAgain} />;
}
