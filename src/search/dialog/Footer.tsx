import {Children, type ReactNode} from 'react';
import {siteSearch} from '../site-search';
import AlgoliaLogo from '../icons/algolia.svg';
import DownIcon from '../icons/down.svg';
import EnterIcon from '../icons/enter.svg';
import UpIcon from '../icons/up.svg';

/** Which keys do what, and who answers where that is Algolia. */
export default function Footer(): ReactNode {
  return (
    <div className="DocSearch-Footer">
      {siteSearch.hosted && (
        <div className="DocSearch-Logo">
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            <span className="DocSearch-Label">Powered by</span>
            <AlgoliaLogo />
          </a>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <Command label="Navigate">
          <DownIcon role="img" aria-label="Arrow down" />
          <UpIcon role="img" aria-label="Arrow up" />
        </Command>
        <Command label="Select">
          <EnterIcon role="img" aria-label="Enter key" />
        </Command>
        <Command label="Close">
          <span className="DocSearch-Escape-Key">ESC</span>
        </Command>
      </ul>
    </div>
  );
}

/** What some keys do. */
function Command({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <li>
      {Children.map(children, (key) => (
        <kbd className="DocSearch-Commands-Key">{key}</kbd>
      ))}
      <span className="DocSearch-Label">{label}</span>
    </li>
  );
}
