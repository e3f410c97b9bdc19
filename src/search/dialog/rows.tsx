import {useMemo, type MouseEvent, type ReactNode} from 'react';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {groupHits} from '../groupHits';
import {hitTitles} from '../hitTitles';
import type {SearchHit} from '../types';
import {CrossIcon, HeadingIcon, PageIcon, RecentIcon, SelectIcon, StarIcon, TreeIcon} from './icons';
import type {SavedHit, SavedSearches} from './saved';

/** A hit as the list shows it. */
export interface Row {
  hit: SavedHit;
  /** Its place among the rows of all groups. */
  index: number;
  icon: ReactNode;
  /** What stands at its end: buttons, or a mark of the active row. */
  action: ReactNode;
}

export interface RowGroup {
  title: string;
  rows: Row[];
}

const boxed = (icon: ReactNode) => <div className="DocSearch-Hit-icon">{icon}</div>;

/** What a search found, by the parts of the site. */
export function useHitGroups(hits: SearchHit[]): RowGroup[] {
  const processUrl = useSearchResultUrlProcessor();
  return useMemo(() => {
    let index = 0;
    return groupHits(hits.map((hit) => ({...hit, url: processUrl(hit.url)}))).map((group) => ({
      title: group.title,
      rows: group.hits.map((hit, place) => {
        const parent = parentOf(hit, group.hits);
        const isLast = parent !== parentOf(group.hits[place + 1], group.hits);
        return {
          hit,
          index: index++,
          icon: (
            <>
              {parent && <TreeIcon isLast={isLast} />}
              {boxed(isPage(hit) ? <PageIcon /> : <HeadingIcon />)}
            </>
          ),
          action: (
            <div className="DocSearch-Hit-action">
              <SelectIcon />
            </div>
          ),
        };
      }),
    }));
  }, [hits, processUrl]);
}

const isPage = (hit: SearchHit) => hitTitles(hit).level === 'lvl1';

/** The hit that is the page of another one, where it was found as well. */
function parentOf(hit: SearchHit | undefined, hits: SearchHit[]): SearchHit | undefined {
  if (!hit || isPage(hit)) return undefined;
  return hits.find((other) => isPage(other) && other.hierarchy.lvl1 === hit.hierarchy.lvl1);
}

/** What a reader opened or saved before. */
export function useSavedGroups(saved: SavedSearches): RowGroup[] {
  const texts = translations.modal?.startScreen ?? {};
  const {recent, favorites} = saved;
  const groups = [
    {
      title: texts.recentSearchesTitle ?? '',
      rows: recent.map((hit, index) => ({
        hit,
        index,
        icon: boxed(<RecentIcon />),
        action: (
          <>
            <Action title={texts.saveRecentSearchButtonTitle} onClick={() => saved.addFavorite(hit)}>
              <StarIcon />
            </Action>
            <Action title={texts.removeRecentSearchButtonTitle} onClick={() => saved.removeRecent(hit)}>
              <CrossIcon />
            </Action>
          </>
        ),
      })),
    },
    {
      title: texts.favoriteSearchesTitle ?? '',
      rows: favorites.map((hit, index) => ({
        hit,
        index: recent.length + index,
        icon: boxed(<StarIcon />),
        action: (
          <Action title={texts.removeFavoriteSearchButtonTitle} onClick={() => saved.removeFavorite(hit)}>
            <CrossIcon />
          </Action>
        ),
      })),
    },
  ];
  return groups.filter(({rows}) => rows.length > 0);
}

interface ActionProps {
  title?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button of a saved hit. It stands in the hit's link, as the styles of DocSearch want it, and does not follow that. */
function Action({title, onClick, children}: ActionProps): ReactNode {
  const act = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onClick();
  };
  return (
    <div className="DocSearch-Hit-action">
      <button type="button" className="DocSearch-Hit-action-button" title={title} onClick={act}>
        {children}
      </button>
    </div>
  );
}
