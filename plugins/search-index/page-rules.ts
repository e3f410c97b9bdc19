import {ERRORS_RANK, REFERENCE_RANK} from '../../src/search/index-format/format';

/**
 * Pages that stand behind others saying the same, because they name the subjects of other pages without being about
 * them. By the start of the path below the site's base; 1 is the rank of every other page.
 */
const RANKS: Record<string, number> = {
  'docs/migration-guides/': 0.3,
  'docs/faq': 0.6,
  'docs/errors': ERRORS_RANK,
  'docs/api': REFERENCE_RANK,
};

/** The rank of a page. */
export function rankOf(pathBelowBase: string): number {
  return Object.entries(RANKS).find(([start]) => pathBelowBase.startsWith(start))?.[1] ?? 1;
}

/**
 * Whether a page is found by its headings only: the reference by the names that it lists and not by the words of their
 * types, the list of errors by their texts and not by what other pages explain.
 */
export function isFoundByName(pathBelowBase: string): boolean {
  return /^docs\/(?:api(\/|$)|errors$)/.test(pathBelowBase);
}
