import {LEVELS, type Hierarchy, type Level} from '../../types/search';
import {placeOfText, type PackedPage} from '../index-format/packed-index';
import type {Highlight, SearchClient, SearchHit, SearchRequest, SearchResponse} from '../types';
import {groupHits} from '../groupHits';
import type {IndexedSection, RankedSection} from './engine';
import {highlight, snippet} from './mark-matches';
import {IndexLoader} from './load';
import {capHitsPerPage} from './capHitsPerPage';

/** Below this share of the best score, a section holds one of many words of the query, or a distant form of one. */
const NEGLIGIBLE = 0.02;
const DEFAULT_HITS_PER_PAGE = 20;

type Loaded = Awaited<ReturnType<IndexLoader['load']>>;

/** Answers in the browser, in the hosted service's shape, from the index that the build made of the pages. */
export class EmbeddedClient implements SearchClient {
  private readonly loader: IndexLoader;

  /**
   * @param folder where the index lies, with a slash at its end
   * @param index the index as it has been asked for already
   */
  constructor(folder: string, index: Promise<Response>) {
    this.loader = new IndexLoader(folder, index);
  }

  /** Fetches the index ahead of the first query, and again when the site has a newer one. */
  prepare(): void {
    this.loader.refresh();
    // A failure shows with the first query, which tries again.
    this.loader.load().catch(() => undefined);
  }

  /** Resolves once a search would be answered without waiting for the index; rejects where that cannot be had. */
  async ready(): Promise<void> {
    await this.loader.load();
  }

  async search({requests}: {requests: SearchRequest[]}): Promise<{results: SearchResponse[]}> {
    const loaded = await this.loader.load();
    return {results: await Promise.all(requests.map((request) => this.answer(request, loaded)))};
  }

  private async answer(request: SearchRequest, loaded: Loaded): Promise<SearchResponse> {
    const started = performance.now();
    const {query = '', page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE, textOfFirst} = request;
    const all = loaded.engine.rank(query).filter(({section}) => isWanted(section.page, request, loaded));
    const ranked = capHitsPerPage(all.filter(({score}) => score >= (all[0]?.score ?? 0) * NEGLIGIBLE));
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const placed = shown.map(({section}) => ({
      hierarchy: hierarchyOf(section, loaded),
      ...placeOfText(loaded.engine.pages[section.page] as PackedPage, section.position),
    }));
    const first = groupHits(placed).flatMap(({hits}) => hits);
    const awaited = textOfFirst === undefined ? placed : first.slice(0, textOfFirst);
    const texts = await this.loader.textsOf(awaited.map(({file}) => file));
    const hits = shown.map((hit, i) => {
      const {hierarchy, file, place} = placed[i] as (typeof placed)[number];
      return toHit(hit, hierarchy, loaded, texts.get(file)?.[place] ?? '');
    });
    return {
      hits,
      nbHits: ranked.length,
      page,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      hitsPerPage,
      query,
      index: request.indexName,
      processingTimeMS: Math.round(performance.now() - started),
    };
  }
}

function isWanted(page: number, {facetFilters = []}: SearchRequest, {engine, language}: Loaded): boolean {
  const facets = [`language:${language}`, `docusaurus_tag:${engine.pages[page]?.[3] ?? ''}`];
  return [facetFilters].flat().every((filter) => [filter].flat().some((one) => facets.includes(one)));
}

function hierarchyOf({page, headings}: IndexedSection, {engine}: Loaded): Hierarchy {
  const lvl0 = engine.pages[page]?.[2] ?? '';
  return Object.fromEntries(
    LEVELS.map((level, i) => [level, i === 0 ? lvl0 : (headings[i - 1] ?? null)]),
  ) as Hierarchy;
}

function toHit(
  ranked: RankedSection,
  hierarchy: Hierarchy,
  {engine, origin}: Loaded,
  text: string,
): SearchHit {
  const {section} = ranked;
  const [permalink] = engine.pages[section.page] ?? [''];
  const terms = new Set(ranked.terms);
  const pageUrl = origin + permalink;
  const url = section.anchor ? `${pageUrl}#${section.anchor}` : pageUrl;
  const marked = markAll(hierarchy, terms);
  const {matchLevel: named = 'none'} = marked[`lvl${section.level}` as Level] ?? {};
  const content = snippet(text, terms, named !== 'none');
  // A hit by its heading alone, or whose text is not at hand, is shown as the heading.
  const asContent = content && content.matchLevel !== 'none' && !ranked.inHeading;
  return {
    objectID: url,
    url,
    url_without_anchor: pageUrl,
    anchor: section.anchor,
    type: asContent ? 'content' : (`lvl${section.level}` as SearchHit['type']),
    hierarchy,
    content: content?.value.replace(/<\/?mark>/g, '') ?? null,
    _highlightResult: {hierarchy: marked, ...(content && {content})},
    _snippetResult: {hierarchy: marked, ...(content && {content})},
  };
}

function markAll(hierarchy: Hierarchy, terms: Set<string>): Partial<Record<Level, Highlight>> {
  const entries = LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    // The part of the site groups the hits: it must be the same text for all.
    const value = level === 'lvl0' ? new Set<string>() : terms;
    return text ? [[level, highlight(text, value)] as const] : [];
  });
  return Object.fromEntries(entries);
}
