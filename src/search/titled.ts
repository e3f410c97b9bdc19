import {LEVELS} from '../types/search';
import type {Highlight, SearchClient, SearchHit} from './types';

const MARKS = /<\/?mark>/g;
const DEEPEST_FIRST = LEVELS.filter((name) => name !== 'lvl0').reverse();

/**
 * Names each answer of the modal by its heading, and tells below it the page and what is said there. By itself the
 * modal shows a piece of the text and the page, and keeps the heading that it leads to for itself.
 */
export function titled(client: SearchClient): SearchClient {
  return {
    async search(params) {
      const {results} = await client.search(params);
      return {results: results.map((result) => ({...result, hits: result.hits.map(titledHit)}))};
    },
  };
}

function titledHit(hit: SearchHit): SearchHit {
  if (hit.type !== 'content') return hit;
  const level = DEEPEST_FIRST.find((name) => hit.hierarchy[name]) ?? 'lvl1';
  const {hierarchy = {}, content} = hit._snippetResult;
  // Its end is cut off, and a mark that is cut off has no ground of its own.
  const said = content?.value.replace(MARKS, '') ?? '';
  const plain = (value: string): Highlight => ({value, matchLevel: 'none', matchedWords: []});
  const below = [level === 'lvl1' ? '' : hit.hierarchy.lvl1, said].filter((text) => text).join(': ');
  return {
    ...hit,
    type: level,
    _snippetResult:
      level === 'lvl1' ? {hierarchy, content: plain(below)} : {hierarchy: {...hierarchy, lvl1: plain(below)}},
  };
}
