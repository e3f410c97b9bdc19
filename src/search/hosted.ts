import {liteClient} from 'algoliasearch/lite';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {firstOf} from './first-of';
import type {MarkedText, Search, SearchHit} from './site-search';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** An index that a crawler filled has settings of its own: these hold in any. */
const DISPLAY = {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['content:22'],
  snippetEllipsisText: '…',
};
const MARK = /<mark>(.*?)<\/mark>/gs;

/** A hit as Algolia answers it, as far as it is shown. */
interface AlgoliaHit {
  url: string;
  hierarchy: Record<'lvl0' | (typeof LEVELS)[number], string | null>;
  _highlightResult?: {hierarchy?: Partial<Record<(typeof LEVELS)[number], {value: string}>>};
  _snippetResult?: {content?: {value: string}};
}

/**
 * Makes Algolia's hosted service answer.
 * @param version of Docusaurus, which Algolia is told
 */
export function hostedSearch({appId, apiKey, indexName}: ThemeConfig['algolia'], version: string): Search {
  const client = liteClient(appId, apiKey);
  client.addAlgoliaAgent('docusaurus', version);
  return async (query, {page, hitsPerPage, hitsPerPart = hitsPerPage, facetFilters}) => {
    const {results} = await client.searchForHits<AlgoliaHit>({
      requests: [{indexName, query, page, hitsPerPage, facetFilters, ...DISPLAY}],
    });
    const {hits: found, nbHits = 0, nbPages = 0} = results[0] as (typeof results)[number];
    const hits = firstOf(found.map(toHit), ({part}) => part, hitsPerPart);
    return {hits, total: nbHits, hasMore: page + 1 < nbPages};
  };
}

function toHit({url, hierarchy, _highlightResult, _snippetResult}: AlgoliaHit): SearchHit {
  // The address of a record leads to this site, wherever it is published.
  const {pathname, search, hash} = new URL(url);
  const titles = LEVELS.flatMap((level) => {
    const title = _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level];
    return title ? [toMarked(title)] : [];
  });
  const text = _snippetResult?.content?.value;
  return {
    url: pathname + search + hash,
    part: hierarchy.lvl0 ?? '',
    titles,
    text: text ? toMarked(text) : [],
  };
}

/** What the service answers never becomes HTML: any other markup stays the text it is. */
function toMarked(text: string): MarkedText {
  return text.split(MARK);
}
