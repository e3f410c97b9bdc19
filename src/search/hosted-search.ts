import {liteClient} from 'algoliasearch/lite';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import * as v from 'valibot';
import {OwnPath} from './own-path';
import type {MarkedText, SearchEngine, SearchHit} from './types';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** An index that a crawler filled has settings of its own: these hold in any. */
const DISPLAY = {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['content:22'],
  snippetEllipsisText: '…',
};
const MARK = /<mark>(.*?)<\/mark>/gs;

/** More than a heading or a snippet has. Cut before it is searched for marks, so that these have a bound, too. */
const LONGEST_TEXT = 1000;

const Text = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, LONGEST_TEXT)),
);
const Title = v.fallback(v.nullish(Text), undefined);
const Highlight = v.fallback(v.optional(v.object({value: Text})), undefined);

/** A record as the service answers it, as far as it is shown: who fills the index decides what stands in it. */
const Hit = v.object({
  url: v.pipe(v.string(), v.url()),
  hierarchy: v.object({lvl0: Title, ...v.entriesFromList(LEVELS, Title)}),
  _highlightResult: v.fallback(
    v.optional(v.object({hierarchy: v.object(v.entriesFromList(LEVELS, Highlight))})),
    undefined,
  ),
  _snippetResult: v.fallback(v.optional(v.object({content: Highlight})), undefined),
});

const Count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);
const Answer = v.object({hits: v.array(v.unknown()), nbHits: Count, nbPages: Count});

/**
 * Makes Algolia's hosted service answer.
 * @param version of Docusaurus, which Algolia is told
 */
export function hostedSearch(
  {appId, apiKey, indexName}: ThemeConfig['algolia'],
  version: string,
): SearchEngine {
  const client = liteClient(appId, apiKey, {
    // By itself it waits for seconds and asks again, three times: readers are told at once, and ask again with the next key.
    maxRateLimitRetries: 0,
    // By itself it stores which hosts do not answer, and cannot read that back: no later search would work. Nothing is stored.
    hostsCache: {
      get: (_, host) => host(),
      set: async (_, host) => host,
      delete: async () => {},
      clear: async () => {},
    },
  });
  client.addAlgoliaAgent('docusaurus', version);
  return async (query, {page, hitsPerPage, facetFilters}) => {
    const {results} = await client.searchForHits({
      requests: [{indexName, query, page, hitsPerPage, facetFilters, ...DISPLAY}],
    });
    const {hits: found, nbHits, nbPages} = v.parse(Answer, results[0]);
    return {hits: found.slice(0, hitsPerPage).flatMap(toHit), total: nbHits, hasMore: page + 1 < nbPages};
  };
}

/** A record as a hit; none where it does not lead to a page of this site, or has no title. */
function toHit(record: unknown): SearchHit[] {
  const {success, output} = v.safeParse(Hit, record);
  if (!success) return [];
  const {hierarchy, _highlightResult, _snippetResult} = output;
  // The address of a record leads to this site, wherever it is published.
  const {pathname, search, hash} = new URL(output.url);
  const url = pathname + search + hash;
  const titles = LEVELS.flatMap((level) => {
    const title = _highlightResult?.hierarchy[level]?.value ?? hierarchy[level];
    return title ? [toMarked(title)] : [];
  });
  if (titles.length === 0 || !v.is(OwnPath, url)) return [];
  return [{url, part: hierarchy.lvl0 ?? '', titles, text: toMarked(_snippetResult?.content?.value ?? '')}];
}

/** What the service answers never becomes HTML: any other markup stays the text it is. */
function toMarked(text: string): MarkedText {
  return text.split(MARK);
}
