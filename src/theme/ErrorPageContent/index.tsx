// Change: a navigation leaves the crash behind; upstream shows it on every page that follows, until the reader tries again.
import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';

type Props = ComponentProps<typeof ErrorPageContent>;

export default function ErrorPageContentWrapper({tryAgain, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return <ErrorPageContent {...props} tryAgain={tryAgain} />;
}
