import {useEffect, useRef, type MouseEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {useSearch} from '../useSearch';
import {useSearchResults} from '../useSearchResults';
import Footer from './Footer';
import Hit from './Hit';
import {useHitGroups, useSavedGroups, type Row, type RowGroup} from './rows';
import {useSavedSearches, type SavedHit} from './saved';
import {ErrorScreen, LoadingScreen, NoResultsScreen} from './screens';
import {useFocusInside} from './useFocusInside';
import {useInView} from './useInView';
import {LIST_ID, optionId, useOptions} from './useOptions';

/** As many as DocSearch asks for, and how many of them a window mostly shows at once. */
const HITS = 20;
const IN_VIEW = 8;

interface Props {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** What stands below the field: the hits, or what was opened and saved before, or why there are none. */
export default function Results({query, field, onQuery, onClose}: Props): ReactNode {
  const {hosted} = useSearch();
  const saved = useSavedSearches(useAlgoliaThemeConfig().algolia.indexName);
  const results = useSearchResults(query, {hitsPerPage: HITS, textOfFirst: IN_VIEW, keepsHits: true});
  const {status, query: answered, total, lacksText, completeTexts} = results;
  const isAsking = query.trim() !== '';
  const isFailed = isAsking && status === 'failed';
  const hitGroups = useHitGroups(results.hits);
  const savedGroups = useSavedGroups(saved);
  const groups = isFailed ? [] : isAsking ? hitGroups : savedGroups;
  const count = groups.reduce((sum, {rows}) => sum + rows.length, 0);
  // The texts of hits that are shown may still be on their way: those hits stay.
  const isPending = isAsking && status === 'loading' && answered !== query;
  const options = useOptions({field, count, of: isAsking ? answered : '', isPending});
  const dropdown = useRef<HTMLDivElement>(null);
  useFocusInside(field);
  useInView(lacksText ? optionId(IN_VIEW) : undefined, completeTexts, answered);
  useEffect(() => {
    void dropdown.current?.scrollTo(0, 0);
  }, [answered]);

  const follow = (hit: SavedHit, {ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) => {
    saved.addRecent(hit);
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onClose();
  };
  const suggest = (suggestion: string) => {
    onQuery(suggestion);
    field.current?.focus();
  };
  const renderRow = (row: Row) => (
    <Hit
      key={row.hit.objectID}
      {...row}
      isActive={row.index === options.active}
      onActive={options.setActive}
      onFollow={follow}
    />
  );

  return (
    <>
      {(isAsking || count > 0) && (
        <div ref={dropdown} className="DocSearch-Dropdown">
          {isFailed && <ErrorScreen />}
          {isPending && !answered && <LoadingScreen />}
          {isAsking && !isFailed && answered && total === 0 && (
            <NoResultsScreen query={answered} onSuggestion={suggest} />
          )}
          {count > 0 && <Groups groups={groups} renderRow={renderRow} />}
          {isAsking && count > 0 && (
            <section className="DocSearch-HitsFooter">
              <SeeAll query={answered} count={total} onFollow={onClose} />
            </section>
          )}
        </div>
      )}
      <Footer hosted={hosted} />
    </>
  );
}

interface GroupsProps {
  groups: RowGroup[];
  renderRow: (row: Row) => ReactNode;
}

function Groups({groups, renderRow}: GroupsProps): ReactNode {
  const {searchInputLabel} = translations.modal?.searchBox ?? {};
  return (
    <div id={LIST_ID} className="DocSearch-Dropdown-Container" role="listbox" aria-label={searchInputLabel}>
      {groups.map(({title, rows}) => (
        <section key={title} className="DocSearch-Hits" role="group" aria-label={title}>
          <div className="DocSearch-Hit-source" aria-hidden="true">
            {title}
          </div>
          <ul role="presentation">{rows.map(renderRow)}</ul>
        </section>
      ))}
    </div>
  );
}

function SeeAll({query, count, onFollow}: {query: string; count: number; onFollow: () => void}): ReactNode {
  const linkTo = useSearchLinkCreator();
  return (
    <Link to={linkTo(query)} onClick={onFollow}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
