import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FILE, INDEX_FOLDER} from '../../src/search/index-format/format';
import type {SearchPage} from '../../src/types/search';
import {pagesOf} from '../pages/source-pages';
import {pack, type IndexedPage} from './pack';
import {isFoundByName, rankOf} from './page-rules';
import {sectionsFromHtml} from './sections';

/** The heading of links to other pages, which are found themselves. */
const NEXT_STEPS = 'next-steps';

/**
 * Makes an index of the built pages, which the browser searches.
 * @param options.hosted whether a hosted service answers instead, whose crawler reads the pages: no index is then made
 */
export default function searchIndex({hosted}: {hosted: boolean}): (context: LoadContext) => Plugin {
  return ({siteDir, baseUrl, outDir, siteConfig}) => {
    let pages: SearchPage[] = [];
    return {
      name: 'search-index',

      async allContentLoaded({allContent}) {
        pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title, baseUrl}).map((page) => {
          const below = page.permalink.slice(baseUrl.length);
          return {...page, rank: rankOf(below), byName: isFoundByName(below)};
        });
      },

      async postBuild() {
        if (hosted) return;
        const indexed = await Promise.all(
          pages.map(async (page) =>
            indexedPage(page, await readFile(htmlFile(page, outDir, baseUrl), 'utf8')),
          ),
        );
        const {index, texts} = pack(indexed);
        const folder = path.join(outDir, INDEX_FOLDER);
        await mkdir(folder, {recursive: true});
        const files = [[INDEX_FILE, index] as const, ...texts];
        await Promise.all(
          files.map(([name, content]) => writeFile(path.join(folder, name), JSON.stringify(content))),
        );
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

/** What a page says of itself to search engines is found like its first paragraph. */
function indexedPage(page: SearchPage, html: string): IndexedPage {
  const sections = sectionsFromHtml(html, page.title).filter(({anchor}) => anchor !== NEXT_STEPS);
  if (page.description) sections[0]?.blocks.unshift({text: page.description, code: []});
  return {page, sections};
}

function htmlFile({permalink}: SearchPage, outDir: string, baseUrl: string): string {
  const below = permalink.slice(baseUrl.length).replace(/\/$/, '');
  const candidates = below ? [`${below}.html`, `${below}/index.html`] : ['index.html'];
  const found = candidates.map((name) => path.join(outDir, name)).find((file) => existsSync(file));
  if (!found)
    throw new Error(`Search cannot read ${permalink}: the build wrote no ${candidates.join(' nor ')}.`);
  return found;
}
