// Change: says that search needs JavaScript where there is none; upstream shows a button that does nothing.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/Search';
import NavbarSearch from '@theme-original/Navbar/Search';

export default function NavbarSearchWrapper({children, className}: Props): ReactNode {
  return (
    <NavbarSearch className={className}>
      {children}
      <noscript>
        <span>Search needs JavaScript</span>
      </noscript>
    </NavbarSearch>
  );
}
