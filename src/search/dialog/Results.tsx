import {Children, useEffect, useRef, type MouseEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import AlgoliaLogo from '../icons/algolia.svg';
import CrossIcon from '../icons/cross.svg';
import DownIcon from '../icons/down.svg';
import EnterIcon from '../icons/enter.svg';
import UpIcon from '../icons/up.svg';
import {ErrorScreen, LoadingScreen, NoResultsScreen} from '../screens';
import {siteSearch} from '../choose-engine';
import type {SearchHit} from '../types';
import {useSearchResults} from '../useSearchResults';
import HitList, {partsOfEmpty, partsOfHits} from './HitList';
import {useRecentHits} from './useRecentHits';

/** The search page has all of them. */
const SHOWN = 12;

interface Props {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  /** The query for whose answer Enter waits. */
  enteredRef: RefObject<string | undefined>;
  onSearch: (query: string) => void;
  /** Called when the reader goes to a hit, or to all of them. */
  onFollow: () => void;
}

/** What stands below the field: the hits, or what an empty search offers, or why there are none. */
export default function Results({query, field, enteredRef, onSearch, onFollow}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const recent = useRecentHits();
  const {status, query: answered, hits, total} = useSearchResults(query, SHOWN);
  const isAnswered = answered !== '' && status !== 'failed';
  const parts = isAnswered ? partsOfHits(hits) : status === 'idle' ? partsOfEmpty(baseUrl, recent) : [];
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void dropdown.current?.scrollTo(0, 0);
  }, [answered]);

  const follow = (hit: SearchHit, {ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) => {
    recent.add(hit);
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onFollow();
  };

  return (
    <>
      <div ref={dropdown} className="DocSearch-Dropdown">
        {status === 'failed' && <ErrorScreen />}
        {status === 'loading' && !answered && <LoadingScreen />}
        {isAnswered && hits.length === 0 && <NoResultsScreen query={answered} onSuggestion={onSearch} />}
        <HitList
          parts={parts}
          field={field}
          enteredRef={enteredRef}
          query={answered}
          isPending={status === 'loading'}
          onFollow={follow}
        />
        {isAnswered && hits.length > 0 && <SeeAll query={answered} count={total} onFollow={onFollow} />}
      </div>
      <Footer />
    </>
  );
}

function SeeAll({query, count, onFollow}: {query: string; count: number; onFollow: () => void}): ReactNode {
  const linkTo = useSearchLinkCreator();
  return (
    <section className="DocSearch-HitsFooter">
      <Link to={linkTo(query)} onClick={onFollow}>
        {count === 1 ? 'See 1 result' : `See all ${count} results`}
      </Link>
    </section>
  );
}

interface ActionsProps extends Pick<Props, 'query' | 'onSearch'> {
  onClose: () => void;
}

/** The buttons beside the field. */
export function Actions({query, onSearch, onClose}: ActionsProps): ReactNode {
  return (
    <div className="DocSearch-Actions">
      {query && (
        <>
          <button className="DocSearch-Clear" type="button" onClick={() => onSearch('')}>
            Clear the query
          </button>
          <div className="DocSearch-Divider" />
        </>
      )}
      <button type="button" className="DocSearch-Action DocSearch-Close" title="Cancel" onClick={onClose}>
        <CrossIcon />
      </button>
    </div>
  );
}

/** Which keys do what, and who answers where that is Algolia. */
function Footer(): ReactNode {
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
