import {once} from '../../../lib/once';
import {firstOf} from '../first-of';
import {
  CODE_BEGINS,
  FORMAT,
  INDEX_FOLDER,
  SECTIONS_PER_FILE,
  termsOf,
  textFile,
  withoutAccents,
  WORD,
  type PackedIndex,
} from '../index-format';
import type {MarkedText, Search, SearchHit} from '../answers';
import {createEngine, type RankedSection} from './engine';

/** Below this share of the best score, a section holds one of many words of the query, or a distant form of one. */
const NEGLIGIBLE = 0.02;

/** How many sections of one page come before those of others. */
const SECTIONS_OF_PAGE = 5;

/** How long an answer waits for the text its snippets are cut from; it goes without what has not come by then. */
const PATIENCE_MS = 2000;

const SNIPPET_WORDS = 22;
/** How many words may stand before a match so that a snippet begins with its sentence, and how many where it does not. */
const LEAD = 10;
const SHORT_LEAD = 4;

/**
 * Makes an index answer.
 * @param baseUrl of the site
 * @throws Error on an index of another format
 */
export function createSearch(index: PackedIndex, baseUrl: string): Search {
  if (index.format !== FORMAT) {
    throw new Error('The search index was made by another version of this site: reload the page.');
  }
  const engine = createEngine(index);
  const fetchTexts = textFetcher(`${baseUrl}${INDEX_FOLDER}/`, index.texts);
  return async (query, {page, hitsPerPage, hitsPerPart = hitsPerPage, facetFilters}) => {
    const tags = facetFilters.flat().filter((filter) => filter.startsWith('docusaurus_tag:'));
    const isOfVersion = ({section}: RankedSection) =>
      tags.length === 0 || tags.includes(`docusaurus_tag:${section.page.tag}`);
    const found = engine.rank(query).filter(isOfVersion);
    const wanted = found.filter(({score}) => score >= (found[0]?.score ?? 0) * NEGLIGIBLE);
    // Other pages have their place among the first: of each page come the best few sections, then all others.
    const early = firstOf(wanted, ({section}) => section.page, SECTIONS_OF_PAGE);
    const ranked = [...new Set([...early, ...wanted])];
    const end = (page + 1) * hitsPerPage;
    const ofPage = ranked.slice(page * hitsPerPage, end);
    const shown = firstOf(ofPage, ({section}) => section.page.part, hitsPerPart);
    const late = new Promise<string[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
    const hits = shown.map(async (hit) => {
      const {id} = hit.section;
      const texts = await Promise.race([fetchTexts(Math.floor(id / SECTIONS_PER_FILE)), late]);
      return toHit(hit, texts[id % SECTIONS_PER_FILE] ?? '');
    });
    return {hits: await Promise.all(hits), total: ranked.length, hasMore: end < ranked.length};
  };
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

const isMatch = (word: string, terms: Set<string>) =>
  termsOf(withoutAccents(word)).some((term) => terms.has(term));
const hasMatch = (text: MarkedText) => text.length > 1;

/** Marks the words of a text that the index knows by one of the matched terms. */
function markMatches(text: string, terms: Set<string>): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  for (const {0: word, index} of text.matchAll(WORD)) {
    if (!isMatch(word, terms)) continue;
    pieces.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}

const proseOf = (text: string) => (text.split(CODE_BEGINS)[0] ?? '').replace(/\s+/g, ' ').trim();

/**
 * Cuts from the text of a section the stretch of about two lines where most of the matched terms stand, and marks them:
 * from its prose, and from its code where they stand in that alone.
 * @param isNamed whether they stand in its heading, too: its prose then tells more than its code in any case
 * @returns the beginning of the text where none of them stands in it; nothing where there is no text
 */
function snippet(text: string, terms: Set<string>, isNamed: boolean): MarkedText {
  const [proseText = '', codeText = ''] = text.split(CODE_BEGINS);
  const prose = richest(proseText, terms);
  if (prose.length > 0 && (isNamed || hasMatch(prose))) return prose;
  const code = richest(codeText, terms);
  return prose.length === 0 || hasMatch(code) ? code : prose;
}

function richest(text: string, terms: Set<string>): MarkedText {
  const words = Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    match: isMatch(match[0], terms) ? match[0].toLowerCase() : undefined,
  }));
  if (words.length === 0) return [];
  const richness = (from: number) =>
    new Set(words.slice(from, from + SNIPPET_WORDS).flatMap(({match}) => match ?? [])).size;
  const matches = words.flatMap(({match}, i) => (match ? [i] : []));
  const best = matches.reduce((a, b) => (richness(b) > richness(a) ? b : a), matches[0] ?? 0);
  const isBegin = (i: number) => i === 0 || /[.!?]\s|\n/.test(text.slice(words[i - 1]?.end, words[i]?.start));
  const lead = Array.from({length: Math.min(LEAD, best) + 1}, (_, back) => back).find((back) =>
    isBegin(best - back),
  );
  const from = best - (lead ?? SHORT_LEAD);
  const to = Math.min(words.length, from + SNIPPET_WORDS);
  const start = text.slice(0, words[from]?.start).search(/\S*$/);
  const end = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return markMatches(`${lead === undefined ? '…' : ''}${cut}${to === words.length ? '' : '…'}`, terms);
}
