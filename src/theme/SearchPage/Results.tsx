import React, {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useMissingResultsUrl} from '@site/src/search/missingResultsUrl';
import {SUGGESTIONS} from '@site/src/search/suggestions';
import {useSearchResults} from '@site/src/search/useSearchResults';
import Result from './Result';
import styles from './styles.module.css';

const PAGING = {hitsPerPage: 15};

interface Props {
  query: string;
  onSuggestion: (query: string) => void;
}

/** What stands below the field: a spinner, the hits, or why there are none. */
export default function Results({query, onSuggestion}: Props): ReactNode {
  const {status, hits, total, hasMore, advance} = useSearchResults(query, PAGING);
  const {selectMessage} = usePluralForm();
  const found = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: 'One document found|{count} documents found',
    },
    {count: total},
  );
  return (
    <>
      <p className={styles.count} role="status">
        {total > 0 && selectMessage(total, found)}
      </p>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
      {status === 'loading' && hits.length === 0 && <Spinner />}
      {status === 'failed' && <Failure onRetry={advance} />}
      {status === 'done' && total === 0 && <NoResults query={query} onSuggestion={onSuggestion} />}
      {hasMore && status !== 'failed' && <More isLoading={status === 'loading'} onReach={advance} />}
    </>
  );
}

function Spinner(): ReactNode {
  return <div className={styles.spinner} role="status" aria-label="Searching" />;
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert">
      <p className={styles.message}>
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

function NoResults({query, onSuggestion}: Props): ReactNode {
  const missingResultsUrl = useMissingResultsUrl();
  return (
    <div role="status">
      <p className={styles.message}>
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results found for</Translate> “
        <strong>{query}</strong>”
      </p>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>:
      </p>
      <ul className={styles.suggestions}>
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => onSuggestion(suggestion)}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
          Believe this query should return results?
        </Translate>{' '}
        <a href={missingResultsUrl({query})} target="_blank" rel="noopener noreferrer">
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
            Let us know.
          </Translate>
        </a>
      </p>
    </div>
  );
}

/** Asks for the next page as soon as the reader comes to the end of this one. */
function More({isLoading, onReach}: {isLoading: boolean; onReach: () => void}): ReactNode {
  const mark = useRef<HTMLParagraphElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    if (!mark.current || isLoading) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) reach.current();
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <p ref={mark} className={styles.more}>
      <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
    </p>
  );
}
