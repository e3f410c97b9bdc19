import {FORMAT, SECTIONS_PER_FILE, textFile, type PackedIndex} from '../index-format/format';
import {firstOf} from '../first-of';
import type {Search, SearchHit} from '../types';
import {createEngine, type RankedSection} from './engine';
import {markMatches, snippet} from './mark-matches';

/** Below this share of the best score, a section holds one of many words of the query, or a distant form of one. */
const NEGLIGIBLE = 0.02;

/** How many sections of one page come before those of others. */
const SECTIONS_OF_PAGE = 5;

/** How long an answer waits for the text its snippets are cut from; it goes without what has not come by then. */
const PATIENCE_MS = 2000;

/**
 * Makes an index answer.
 * @param folder where its files lie, with a slash at the end
 * @throws Error on an index of another format
 */
export function createSearch(index: PackedIndex, folder: string): Search {
  if (index.format !== FORMAT) {
    throw new Error('The search index was made by another version of this site: reload the page.');
  }
  const engine = createEngine(index);
  const fetchTexts = textFetcher(folder, index.texts);
  return async (query, {page, hitsPerPage, hitsPerPart = hitsPerPage, facetFilters}) => {
    const tags = facetFilters.flat().filter((filter) => filter.startsWith('docusaurus_tag:'));
    const isOfVersion = ({section}: RankedSection) =>
      tags.length === 0 || tags.includes(`docusaurus_tag:${section.page.tag}`);
    const found = engine.rank(query).filter(isOfVersion);
    const wanted = found.filter(({score}) => score >= (found[0]?.score ?? 0) * NEGLIGIBLE);
    // Other pages have their place among the first: of each page come the best few sections, then all others.
    const early = new Set(firstOf(wanted, ({section}) => section.page, SECTIONS_OF_PAGE));
    const ranked = [...early, ...wanted.filter((hit) => !early.has(hit))];
    const end = (page + 1) * hitsPerPage;
    const shown = firstOf(
      ranked.slice(page * hitsPerPage, end),
      ({section}) => section.page.part,
      hitsPerPart,
    );
    const late = new Promise<string[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
    const hits = shown.map(async (hit) => {
      const {id} = hit.section;
      const texts = await Promise.race([fetchTexts(Math.floor(id / SECTIONS_PER_FILE)), late]);
      return toHit(hit, texts[id % SECTIONS_PER_FILE] ?? '');
    });
    return {hits: await Promise.all(hits), total: ranked.length, hasMore: end < ranked.length};
  };
}

/** Fetches files of texts, each once. */
function textFetcher(folder: string, name: string): (n: number) => Promise<string[]> {
  const files = new Map<number, Promise<string[]>>();
  return (n) => {
    const known = files.get(n);
    if (known) return known;
    const file = fetch(folder + textFile(name, n))
      .then((response) => response.json() as Promise<string[]>)
      .catch(() => {
        // Its snippets are missing in this answer; the next one tries again.
        files.delete(n);
        return [];
      });
    files.set(n, file);
    return file;
  };
}

function toHit({section, terms}: RankedSection, text: string): SearchHit {
  const {page, anchor, headings} = section;
  const titles = headings.filter((title) => title !== null).map((title) => markMatches(title, terms));
  const isNamed = (titles.at(-1)?.length ?? 0) > 1;
  return {
    url: anchor ? `${page.path}#${anchor}` : page.path,
    part: page.part,
    titles,
    text: snippet(text, terms, isNamed),
  };
}
