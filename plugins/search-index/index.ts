import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FILE, INDEX_FOLDER, type PackedPage} from '../../src/search/index-format';
import {builtFile} from '../shared/built-page';
import {pagesOf, type SourcePage} from '../shared/source-pages';
import {pack} from './pack';
import {sectionsFromHtml, type Section} from './sections';

/** The heading of links to other pages, which are found themselves. */
const NEXT_STEPS = 'next-steps';

/**
 * Pages that stand behind others saying the same, because they name the subjects of other pages without being about
 * them. By the start of the path below the site's base; all others have the rank of their kind.
 */
const RANKS: Record<string, number> = {
  'docs/introduction/tutorial/': 0.6,
  'docs/migration-guides/': 0.3,
  'docs/faq': 0.6,
  // The page where an error is met explains it better.
  'docs/errors': 0.4,
  // A name is asked for to read what it does, and then how it is declared.
  'docs/api': 0.1,
};

/** Of two pages about a subject, the one that teaches it, whose rank is 1, comes before the one where details are looked up. */
const RANK_OF_LOOKUP = 0.6;

/**
 * Pages that are found by their headings only: the reference by the names that it lists and not by the words of their
 * types, the list of errors by their texts and not by what other pages explain.
 */
const LISTS: Record<string, PackedPage['lists']> = {'docs/errors': 'errors', 'docs/api': 'names'};

/** What a table has about a path, by its start. */
const ofPath = <Value>(table: Record<string, Value>, path: string): Value | undefined =>
  Object.entries(table).find(([start]) => path.startsWith(start))?.[1];

/**
 * Makes an index of the built pages, which the browser searches.
 * @param options.hosted whether a hosted service answers instead, whose crawler reads the pages: no index is then made
 */
export default function searchIndex({hosted}: {hosted: boolean}): (context: LoadContext) => Plugin {
  return ({siteDir, baseUrl, outDir, siteConfig}) => {
    let pages: SourcePage[] = [];
    return {
      name: 'search-index',

      async allContentLoaded({allContent}) {
        pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title});
      },

      async postBuild() {
        if (hosted) return;
        const {index, texts} = pack(
          pages.map((page) => {
            const below = page.permalink.slice(baseUrl.length);
            const rank = ofPath(RANKS, below) ?? (page.pageKind === 'reference' ? RANK_OF_LOOKUP : 1);
            const sections = sectionsOf(page, builtFile(outDir, below));
            return {page, rank, lists: ofPath(LISTS, below), sections};
          }),
        );
        const folder = path.join(outDir, INDEX_FOLDER);
        mkdirSync(folder, {recursive: true});
        for (const [name, content] of [[INDEX_FILE, index] as const, ...texts]) {
          writeFileSync(path.join(folder, name), JSON.stringify(content));
        }
      },

      configureWebpack(_config, isServer) {
        if (isServer || process.env.NODE_ENV !== 'development') return {};
        // `npm start` writes no HTML: there, the index of the last build answers.
        const index = {
          directory: path.join(outDir, INDEX_FOLDER),
          publicPath: `${baseUrl}${INDEX_FOLDER}`,
          watch: false,
        };
        return {devServer: {static: [index]}} as object;
      },
    };
  };
}

function sectionsOf({permalink, title, description}: SourcePage, file: string | undefined): Section[] {
  if (!file) throw new Error(`Search cannot read ${permalink}: the build wrote no HTML for it.`);
  const sections = sectionsFromHtml(readFileSync(file, 'utf8'), title);
  // What a page says of itself to search engines is found like its first paragraph.
  if (description) sections[0]?.blocks.unshift({text: description, code: []});
  return sections.filter(({anchor}) => anchor !== NEXT_STEPS);
}
