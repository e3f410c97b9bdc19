import {REFERENCE_RANK} from '../../src/search/index-format/packed-index';

/**
 * Pages that stand behind others saying the same, because they name the subjects of other pages without being about
 * them. By the start of the path below the site's base; 1 is the rank of every other page.
 */
const RANKS: Record<string, number> = {
  'docs/migration-guides/': 0.3,
  'docs/faq': 0.6,
  'docs/api': REFERENCE_RANK,
};

/** The rank of a page. */
export function rankOf(pathBelowBase: string): number {
  return Object.entries(RANKS).find(([start]) => pathBelowBase.startsWith(start))?.[1] ?? 1;
}

/** Whether a page is of the reference: it is found by the names that it lists, and not by the words of their types. */
export function isFoundByName(pathBelowBase: string): boolean {
  return /^docs\/api(\/|$)/.test(pathBelowBase);
}

/** The list of errors repeats what other pages have as headings, by which they are found. */
export function isFound(pathBelowBase: string): boolean {
  return pathBelowBase !== 'docs/errors';
}
