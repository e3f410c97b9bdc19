import {useEffect, useRef, type MouseEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import CrossIcon from '../icons/cross.svg';
import {ErrorScreen, LoadingScreen, NoResultsScreen} from '../screens';
import type {SearchHit} from '../types';
import {useSearchResults} from '../useSearchResults';
import Footer from './Footer';
import {useRecentHits} from './recent';
import {groupsOfEmpty, groupsOfHits, Hit, type RowGroup} from './rows';
import {LIST_ID, useOptions} from './useOptions';

/** The search page has all of them. */
const SHOWN = {hitsPerPage: 12, hitsPerPart: 5};

export interface ResultsProps {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  onSuggestion: (query: string) => void;
  onClose: () => void;
}

/** What stands below the field: the hits, or what an empty search offers, or why there are none. */
export default function Results({query, field, onSuggestion, onClose}: ResultsProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const recent = useRecentHits();
  const {status, query: answered, hits, total} = useSearchResults(query, SHOWN);
  const groups =
    status === 'failed' ? [] : status === 'idle' ? groupsOfEmpty(baseUrl, recent) : groupsOfHits(hits);
  const count = groups.reduce((sum, {rows}) => sum + rows.length, 0);
  const options = useOptions({field, count, query: answered, isPending: status === 'loading'});
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void dropdown.current?.scrollTo(0, 0);
  }, [answered]);

  const follow = (hit: SearchHit, {ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) => {
    recent.add(hit);
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onClose();
  };
  const isAnswered = answered !== '' && status !== 'failed';

  return (
    <>
      {(status !== 'idle' || count > 0) && (
        <div ref={dropdown} className="DocSearch-Dropdown">
          {status === 'failed' && <ErrorScreen />}
          {status === 'loading' && !answered && <LoadingScreen />}
          {isAnswered && count === 0 && <NoResultsScreen query={answered} onSuggestion={onSuggestion} />}
          {count > 0 && <Groups groups={groups} options={options} onFollow={follow} />}
          {isAnswered && count > 0 && <SeeAll query={answered} count={total} onFollow={onClose} />}
        </div>
      )}
      <Footer />
    </>
  );
}

interface GroupsProps {
  groups: RowGroup[];
  options: ReturnType<typeof useOptions>;
  onFollow: (hit: SearchHit, event: MouseEvent) => void;
}

function Groups({groups, options, onFollow}: GroupsProps): ReactNode {
  let index = 0;
  return (
    <div id={LIST_ID} className="DocSearch-Dropdown-Container" role="listbox" aria-label="Search">
      {groups.map(({title, rows}) => (
        <section key={title} className="DocSearch-Hits" role="group" aria-label={title}>
          <div className="DocSearch-Hit-source" aria-hidden="true">
            {title}
          </div>
          <ul role="presentation">
            {rows.map((row) => (
              <Hit key={row.hit.url} row={row} index={index++} options={options} onFollow={onFollow} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SeeAll({query, count, onFollow}: {query: string; count: number; onFollow: () => void}): ReactNode {
  const linkTo = useSearchLinkCreator();
  return (
    <section className="DocSearch-HitsFooter">
      <Link to={linkTo(query)} onClick={onFollow}>
        See all {count} results
      </Link>
    </section>
  );
}

interface ActionsProps {
  query: string;
  onClear: () => void;
  onClose: () => void;
}

/** The buttons beside the field. */
export function Actions({query, onClear, onClose}: ActionsProps): ReactNode {
  return (
    <div className="DocSearch-Actions">
      {query && (
        <>
          <button className="DocSearch-Clear" type="button" onClick={onClear}>
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
