import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER as parseFrontMatter} from '@docusaurus/utils';
import {remarkApiReference} from '../../plugins/api-reference/remark';
import {remarkSamples} from '../../plugins/samples/remark';
import {sectionsFromSource} from '../../plugins/search-index/from-source';
import {isFoundByName, rankOf} from '../../plugins/search-index/page-rules';
import {recordsOf} from '../../plugins/search-index/records';
import {createEngine} from '../../src/search/embedded/engine';
import {pack, type IndexedPage} from '../../src/search/index-format/packed-index';
import type {PluggableList} from 'unified';
import type {Answer} from './relevance';

const ROOT = path.resolve(__dirname, '../..');
export const DOCS = path.join(ROOT, 'docs');
export const EXAMPLES = path.join(ROOT, 'examples');
/** As docusaurus.config.ts has them. */
const REMARK_PLUGINS: PluggableList = [
  [remarkApiReference, {siteDir: ROOT, examplesUrl: 'https://example.org/examples/'}],
  [remarkSamples, {siteDir: ROOT}],
];
const SITE = {origin: 'https://example.org', language: 'en'};

/** The documentation as the index sees it, read from its sources: no build is needed. */
export async function indexedPages(): Promise<IndexedPage[]> {
  const files = readdirSync(DOCS, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.mdx'),
  );
  return Promise.all(files.sort().map((name) => indexedPage(path.join(DOCS, name))));
}

async function indexedPage(file: string): Promise<IndexedPage> {
  const text = readFileSync(file, 'utf8');
  const below = `docs/${path.relative(DOCS, file).replace(/\.mdx$/, '')}`;
  const {frontMatter} = await parseFrontMatter({filePath: file, fileContent: text});
  const title = String(frontMatter.title);
  const description = String(frontMatter.description);
  // A sample that is missing is reported by the tests of the content; here the page counts without it.
  const {sections} = await sectionsFromSource(text, file, title, REMARK_PLUGINS).catch(() =>
    sectionsFromSource(text, file, title),
  );
  const slug = frontMatter.slug as string | undefined;
  const address = slug ? `docs${slug}` : below;
  const page = {
    permalink: `/${address}`,
    title,
    description,
    lvl0: '',
    docusaurusTag: '',
    rank: rankOf(address),
    byName: isFoundByName(address),
  };
  return {page, records: recordsOf(page, sections, SITE), textName: 'text'};
}

/** What the embedded search answers, page by page and section by section. */
export function answerer(pages: IndexedPage[]): (query: string) => Answer[] {
  const engine = createEngine(pack(pages, SITE.origin, SITE.language));
  return (query) =>
    engine.rank(query).map(({section}) => ({
      page: (engine.pages[section.page]?.[0] ?? '').replace('/docs/', ''),
      anchor: section.anchor,
    }));
}
