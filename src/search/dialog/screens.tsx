import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import {useMissingResultsUrl} from '../missingResultsUrl';
import SearchIcon from '../SearchIcon';
import {SUGGESTIONS} from '../suggestions';
import {ErrorIcon, LoadingIcon, NothingIcon} from './icons';

export function ErrorScreen(): ReactNode {
  const {titleText, helpText} = translations.modal?.errorScreen ?? {};
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <div className="DocSearch-Screen-Icon">
        <ErrorIcon />
      </div>
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">{helpText}</p>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  onSuggestion: (query: string) => void;
}

export function NoResultsScreen({query, onSuggestion}: NoResultsProps): ReactNode {
  const texts = translations.modal?.noResultsScreen ?? {};
  const missingResultsUrl = useMissingResultsUrl();
  return (
    <div className="DocSearch-NoResults" role="status">
      <div className="DocSearch-Screen-Icon">
        <NothingIcon />
      </div>
      <p className="DocSearch-Title">
        {texts.noResultsText} "<strong>{query}</strong>"
      </p>
      <div className="DocSearch-NoResults-Prefill-List">
        <p className="DocSearch-Help">{texts.suggestedQueryText}:</p>
        <div className="DocSearch-NoResults-Prefill-List-Items">
          {SUGGESTIONS.map((suggestion) => (
            <p key={suggestion}>
              <SearchIcon size={16} />
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
        {texts.reportMissingResultsText}{' '}
        <a href={missingResultsUrl({query})} target="_blank" rel="noopener noreferrer">
          {texts.reportMissingResultsLinkText}
        </a>
      </p>
    </div>
  );
}

/** Shown where an answer does not come at once. */
export function LoadingScreen(): ReactNode {
  return (
    <div className="DocSearch-LoadingIndicator" role="status" aria-label="Searching">
      <LoadingIcon />
    </div>
  );
}
