import {longestPage} from '../../tests/browser/page-files';

/** One page of each kind, by its path below the base. */
export const PAGES = {home: '', short: 'docs/graphql/getting-started', longest: longestPage()};

export type Kind = keyof typeof PAGES;

export const KINDS = Object.keys(PAGES) as Kind[];
