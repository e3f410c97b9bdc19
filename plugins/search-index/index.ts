import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import {INDEX_FOLDER} from '../../src/search/index-format/files';
import type {SearchPage, SearchRecord} from '../../src/types/search';
import {pagesOf, type SourcePage} from '../pages/source-pages';
import {sectionsFromHtml} from './from-html';
import {isFoundByName, rankOf} from './page-rules';
import {recordsOf, type Site} from './records';
import type {Section} from './sections';
import {sourceReader} from './source-reader';
import {COST_FILE, RECORDS_FILE, writeIndex, type BuildCost} from './write';

export interface SearchIndexOptions {
  /** Whether a hosted service answers: no index is then written for the browser. */
  hosted: boolean;
  /** The site's own remark plugins, which turn named samples into code: `npm start` reads the pages' sources. */
  remarkPlugins?: unknown[];
  /** Folders whose files pages show, watched in `npm start`. */
  watch?: string[];
}

/** Milliseconds for which the index of `npm start` lets the page that was edited go first. */
const INDEX_DELAY = 3000;

/** Makes search records of the pages, and the index that answers where no hosted account is configured. */
export default function searchIndex(options: SearchIndexOptions): (context: LoadContext) => Plugin {
  return (context) => createPlugin(context, options);
}

function createPlugin(context: LoadContext, options: SearchIndexOptions): Plugin {
  const {siteDir, baseUrl, generatedFilesDir, siteConfig, i18n} = context;
  const site: Site = {origin: siteConfig.url, language: i18n.currentLocale};
  const devFolder = path.join(generatedFilesDir, 'search-index/dev');
  const isDevelopment = process.env.NODE_ENV === 'development';
  const readSource = sourceReader((options.remarkPlugins ?? []) as PluggableList);
  let pages: RankedPage[] = [];
  let indexing: NodeJS.Timeout | undefined;

  return {
    name: 'search-index',

    getPathsToWatch: () => (options.watch ?? []).map((folder) => `${folder}/**/*`),

    async allContentLoaded({allContent}) {
      const {title} = siteConfig;
      pages = pagesOf(allContent, {siteDir, siteTitle: title, baseUrl}).map((page) => {
        const below = page.permalink.slice(baseUrl.length);
        return {...page, rank: rankOf(below), byName: isFoundByName(below)};
      });
      if (!isDevelopment || options.hosted) return;
      clearTimeout(indexing);
      indexing = setTimeout(() => {
        indexPages(pages, site, readSource)
          .then((indexed) => writeIndex(devFolder, indexed, site))
          .catch((error: unknown) => logger.error(`The search index was not made: ${String(error)}`));
      }, INDEX_DELAY);
    },

    async postBuild({outDir}) {
      const before = process.cpuUsage();
      const indexed = await indexPages(pages, site, async (page) =>
        sectionsFromHtml(await readFile(htmlFile(page, outDir, baseUrl), 'utf8'), page.title),
      );
      const recordsFile = path.join(generatedFilesDir, RECORDS_FILE);
      await mkdir(path.dirname(recordsFile), {recursive: true});
      await writeFile(recordsFile, JSON.stringify(indexed.flatMap(({records}) => records)));
      if (!options.hosted) await writeIndex(path.join(outDir, INDEX_FOLDER), indexed, site);
      // Other plugins may work at the same time: the cost is at most this.
      const cost: BuildCost = {
        index: milliseconds(process.cpuUsage(before)),
        build: milliseconds(process.cpuUsage()),
      };
      await writeFile(path.join(generatedFilesDir, COST_FILE), JSON.stringify(cost));
    },

    configureWebpack(_config, isServer) {
      const publicPath = `${baseUrl}${INDEX_FOLDER}`;
      return isDevelopment && !isServer
        ? ({devServer: {static: [{directory: devFolder, publicPath, watch: false}]}} as object)
        : {};
    },
  };
}

type RankedPage = SourcePage & SearchPage;

interface PageRecords {
  page: RankedPage;
  records: SearchRecord[];
}

async function indexPages(
  pages: RankedPage[],
  site: Site,
  read: (page: RankedPage) => Promise<Section[]>,
): Promise<PageRecords[]> {
  const indexed: PageRecords[] = [];
  for (const page of pages) indexed.push({page, records: recordsOf(page, await read(page), site)});
  return indexed;
}

function htmlFile({permalink}: SourcePage, outDir: string, baseUrl: string): string {
  const below = permalink.slice(baseUrl.length).replace(/\/$/, '');
  const candidates = below ? [`${below}.html`, `${below}/index.html`] : ['index.html'];
  const found = candidates.map((name) => path.join(outDir, name)).find((file) => existsSync(file));
  if (!found)
    throw new Error(`No search records for ${permalink}: the build wrote no ${candidates.join(' nor ')}.`);
  return found;
}

function milliseconds({user, system}: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}
