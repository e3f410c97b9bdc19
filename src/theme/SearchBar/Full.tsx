import {useCallback, useEffect, useRef, type ComponentType, type ReactNode} from 'react';
import OriginalSearchBar from '@theme-original/SearchBar';
import translations from '@theme/SearchTranslations';
import {useMissingResultsUrl} from '@site/src/search/help';
import {SUGGESTIONS} from '@site/src/search/suggestions';
import {titled} from '@site/src/search/titled';
import {useSearch} from '@site/src/search/useSearch';
import './modal.module.css';

// The theme forwards its properties to the modal, which its type does not say; see also plugins/search-index/cures.ts.
const SearchBar = OriginalSearchBar as ComponentType<Record<string, unknown>>;

const WITHOUT_MENTION = {
  ...translations,
  modal: {...translations.modal, footer: {...translations.modal?.footer, poweredByText: ''}},
};

export {prepareSearch} from '@site/src/search/useSearch';

export interface Props {
  /** What a reader typed before the modal came. */
  typed: string;
}

/**
 * The theme's search bar, passed what its modal lacks: the seam to our engines, suggestions, the link of 'Let us know.',
 * and a mention of Algolia only where it answers. Its modal opens at once.
 */
export default function FullSearchBar({typed}: Props): ReactNode {
  const {hosted, prepare, createClient} = useSearch();
  const getMissingResultsUrl = useMissingResultsUrl();
  const createModalClient = useCallback(
    (own: NonNullable<Parameters<typeof createClient>[0]>) => {
      prepare();
      return {...own, ...titled(createClient(own))};
    },
    [prepare, createClient],
  );
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The theme's bar opens its modal on a click alone.
    bar.current?.querySelector('button')?.click();
  }, []);
  return (
    <span ref={bar} style={{display: 'contents'}}>
      <SearchBar
        translations={hosted ? translations : WITHOUT_MENTION}
        searchSuggestions={SUGGESTIONS}
        getMissingResultsUrl={getMissingResultsUrl}
        transformSearchClient={createModalClient}
        {...(typed && {initialQuery: typed})}
      />
    </span>
  );
}
