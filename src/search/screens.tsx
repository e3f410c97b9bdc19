import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withoutControls} from '../../lib/without-controls';
import {newIssueUrl} from '../client/new-issue';
import ErrorIcon from './icons/error.svg';
import LoadingIcon from './icons/loading.svg';
import NothingIcon from './icons/nothing.svg';
import SearchIcon from './icons/search.svg';
import {SUGGESTIONS} from './suggestions';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog/contents.module.css';

const MAX_QUERY_IN_ISSUE = 200;

/** What the dialog and the search page say where no answer can be had. */
export function ErrorScreen(): ReactNode {
  const isStart = process.env.NODE_ENV === 'development';
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <div className="DocSearch-Screen-Icon">
        <ErrorIcon />
      </div>
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">
        {isStart
          ? 'Search is part of the built site: run “npm run build” once, and its index answers here.'
          : 'You might want to check your network connection.'}
      </p>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  onSuggestion: (query: string) => void;
}

/** What they say where nothing was found. */
export function NoResultsScreen({query, onSuggestion}: NoResultsProps): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const missing = Array.from(withoutControls(query).trim()).slice(0, MAX_QUERY_IN_ISSUE).join('');
  const report = newIssueUrl(customFields?.repository, {
    title: `Documentation: no search results for "${missing}"`,
    body: `I searched the documentation for "${missing}" and expected to find:\n\n`,
  });
  return (
    <div className="DocSearch-NoResults" role="status">
      <div className="DocSearch-Screen-Icon">
        <NothingIcon />
      </div>
      <p className="DocSearch-Title">
        No results found for "<strong>{withoutControls(query)}</strong>"
      </p>
      <div className="DocSearch-NoResults-Prefill-List">
        <p className="DocSearch-Help">Try searching for:</p>
        <div className="DocSearch-NoResults-Prefill-List-Items">
          {SUGGESTIONS.map((suggestion) => (
            <p key={suggestion}>
              <SearchIcon width={16} height={16} />
              <button
                type="button"
                className="DocSearch-Prefill"
                onClick={() => onSuggestion(suggestion.toLowerCase())}
              >
                {suggestion}
              </button>
            </p>
          ))}
        </div>
      </div>
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={report} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}

/** Shown where an answer does not come at once. */
export function LoadingScreen(): ReactNode {
  return (
    <div className="DocSearch-LoadingIndicator" role="status" aria-label="Searching">
      <LoadingIcon aria-hidden="true" />
    </div>
  );
}
