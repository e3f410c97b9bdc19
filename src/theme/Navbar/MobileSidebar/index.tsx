// Change: the menu of a phone, with all pages of the docs, is drawn when it is first opened; upstream draws it, unseen, while the page starts.
import {type ReactNode, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWhenOpened(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown && <MobileSidebar />;
}
