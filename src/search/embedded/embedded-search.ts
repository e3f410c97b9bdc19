import {once} from '../../../lib/once';
import {type OrmId, ORMS} from '../../../lib/orms';
import {
  FORMAT,
  INDEX_FOLDER,
  SECTIONS_PER_FILE,
  textFile,
  type PackedIndex,
  type PackedPage,
} from '../index-format';
import type {SearchEngine, SearchHit} from '../types';
import {openIndex, type RankedSection} from './ranking';
import {hasMatch, markMatches, proseOf, snippet} from './snippet';

/** Below this share of the best score, a section holds one of many words of the query, or a distant form of one. */
const NEGLIGIBLE = 0.02;

/** How many sections of one page come before those of others. */
const SECTIONS_OF_PAGE = 5;

/** How long an answer waits for the text its snippets are cut from; it goes without what has not come by then. */
const PATIENCE_MS = 2000;

/**
 * Makes an index answer.
 * @param baseUrl of the site
 * @throws Error on an index of another format
 */
export function embeddedSearch(index: PackedIndex, baseUrl: string): SearchEngine {
  if (index.format !== FORMAT) {
    throw new Error('The search index was made by another version of this site: reload the page.');
  }
  const {rank} = openIndex(index);
  const fetchTexts = textFetcher(`${baseUrl}${INDEX_FOLDER}/`, index.texts);
  return async (query, {page, hitsPerPage, facetFilters}) => {
    const tags = facetFilters.flat().filter((filter) => filter.startsWith('docusaurus_tag:'));
    const isOfVersion = ({section}: RankedSection) =>
      tags.length === 0 || tags.includes(`docusaurus_tag:${section.page.tag}`);
    const found = rank(query, readersOrm()).filter(isOfVersion);
    const wanted = found.filter(({score}) => score >= (found[0]?.score ?? 0) * NEGLIGIBLE);
    // Other pages have their place among the first: of each page come the best few sections, then all others.
    const ranked = [...new Set([...firstOfEachPage(wanted), ...wanted])];
    const end = (page + 1) * hitsPerPage;
    const late = new Promise<string[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
    const hits = ranked.slice(page * hitsPerPage, end).map(async (hit) => {
      const {id} = hit.section;
      const texts = await Promise.race([fetchTexts(Math.floor(id / SECTIONS_PER_FILE)), late]);
      return toHit(hit, texts[id % SECTIONS_PER_FILE] ?? '');
    });
    return {hits: await Promise.all(hits), total: ranked.length, hasMore: end < ranked.length};
  };
}

/** What the reader has chosen, as the root element tells it, or else what the samples run on. */
function readersOrm(): OrmId {
  const {orm} = document.documentElement.dataset;
  return ORMS.find(({value}) => value === orm)?.value ?? 'typeorm';
}

/** The best few sections of each page; in the order they have. */
function firstOfEachPage(ranked: RankedSection[]): RankedSection[] {
  const counts = new Map<PackedPage, number>();
  return ranked.filter(({section: {page}}) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= SECTIONS_OF_PAGE;
  });
}

/** Fetches files of texts, each once. The snippets of one that fails are missing in this answer; the next tries again. */
function textFetcher(folder: string, name: string): (n: number) => Promise<string[]> {
  const files = new Map<number, () => Promise<string[]>>();
  return (n) => {
    const load = files.get(n) ?? once(async () => (await fetch(folder + textFile(name, n))).json());
    files.set(n, load);
    return load().catch(() => []);
  };
}

function toHit({section, terms, isEntryOfError}: RankedSection, text: string): SearchHit {
  const {page, anchor, headings} = section;
  const titles = headings.filter((title) => title !== null).map((title) => markMatches(title, terms));
  return {
    url: anchor ? `${page.path}#${anchor}` : page.path,
    part: page.part,
    titles,
    text: isEntryOfError ? [proseOf(text)] : snippet(text, terms, hasMatch(titles.at(-1) ?? [])),
    ...(isEntryOfError && {isAnswer: true}),
  };
}
