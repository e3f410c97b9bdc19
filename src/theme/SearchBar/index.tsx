// Change: passes what the modal lacks (the seam to our engines, suggestions, the link of 'Let us know.', a mention of Algolia only where it answers, what was typed before its code came) and fetches the index on first focus.
import React, {useCallback, type ComponentType, type ReactNode, type SyntheticEvent} from 'react';
import OriginalSearchBar from '@theme-original/SearchBar';
import translations from '@theme/SearchTranslations';
import {useMissingResultsUrl} from '@site/src/search/help';
import {SUGGESTIONS} from '@site/src/search/suggestions';
import {useSearch} from '@site/src/search/useSearch';
import {useTypedAhead} from '@site/src/search/useTypedAhead';
import styles from './styles.module.css';

// The theme forwards its properties to the modal, which its type does not say; see also plugins/search-index/cures.ts.
const SearchBar = OriginalSearchBar as ComponentType<Record<string, unknown>>;

const WITHOUT_MENTION = {
  ...translations,
  modal: {...translations.modal, footer: {...translations.modal?.footer, poweredByText: ''}},
};

/** React hands on the events of the modal as well, though it stands elsewhere in the page. */
function isOwn({currentTarget, target}: SyntheticEvent): boolean {
  return currentTarget.contains(target as Node);
}

export default function SearchBarWrapper(props: Record<string, unknown>): ReactNode {
  const {hosted, prepare, createClient} = useSearch();
  const getMissingResultsUrl = useMissingResultsUrl();
  const {text, expectModal} = useTypedAhead();
  const createModalClient = useCallback(
    (own: NonNullable<Parameters<typeof createClient>[0]>) => {
      prepare();
      return {...own, ...createClient(own)};
    },
    [prepare, createClient],
  );
  return (
    <span
      className={styles.wrapper}
      onFocus={(event) => isOwn(event) && prepare()}
      onClick={(event) => isOwn(event) && expectModal()}
    >
      <SearchBar
        {...props}
        preconnect={hosted}
        translations={hosted ? translations : WITHOUT_MENTION}
        searchSuggestions={SUGGESTIONS}
        getMissingResultsUrl={getMissingResultsUrl}
        transformSearchClient={createModalClient}
        {...(text && {initialQuery: text})}
      />
    </span>
  );
}
