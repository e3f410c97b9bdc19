/** Prints what search costs: bytes before the first answer, time to open the index and per keystroke, and how both grow. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {COST_FILE, type BuildCost} from '../../plugins/search-index/write';
import {createEngine} from '../../src/search/embedded/engine';
import {groupHits} from '../../src/search/groupHits';
import {
  pack,
  placeOfText,
  textFile,
  textsOf,
  type IndexedPage,
  type PackedPage,
} from '../../src/search/index-format/packed-index';
import {judgedQueries} from '../../tests/search/relevance';
import {indexedPages} from '../../tests/search/site-index';

const ROOT = path.resolve(__dirname, '../..');
const BUILD = path.resolve(ROOT, process.env.SITE_BUILD ?? 'build');
/** What the dialog asks for, and of how many hits it awaits the text. */
const HITS = 20;
const IN_VIEW = 8;

const compressed = (text: string | Buffer) => gzipSync(text, {level: 9}).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function repeated(pages: IndexedPage[], times: number): IndexedPage[] {
  return Array.from({length: times}, (_, i) =>
    pages.map((entry) => ({...entry, page: {...entry.page, permalink: `${entry.page.permalink}-${i}`}})),
  ).flat();
}

/** Every judged query as it is typed, letter by letter. */
function keystrokes(): string[] {
  return judgedQueries().flatMap(({query}) => Array.from(query, (_, i) => query.slice(0, i + 1)));
}

function measure(pages: IndexedPage[], queries: string[]) {
  let started = performance.now();
  const text = JSON.stringify(pack(pages, 'https://example.org', 'en'));
  const packing = performance.now() - started;
  started = performance.now();
  const engine = createEngine(JSON.parse(text));
  const opening = performance.now() - started;
  const times = queries.map((query) => {
    const begun = performance.now();
    engine.rank(query);
    return performance.now() - begun;
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {index: compressed(text), packing, opening, p50: at(0.5), p95: at(0.95), p99: at(0.99)};
}

function chunkWith(text: string): number {
  const folder = path.join(BUILD, 'assets/js');
  const files = existsSync(folder)
    ? readdirSync(folder).map((name) => readFileSync(path.join(folder, name)))
    : [];
  const found = files.find((file) => file.includes(text));
  return found ? compressed(found) : 0;
}

/** The bytes of text that the first answer to each judged query waits for, sorted. */
function textBytes(pages: IndexedPage[]): number[] {
  const named = pages.map((entry, i) => ({...entry, textName: String(i)}));
  const bytes = new Map(
    named.flatMap(({records, textName}) =>
      textsOf(records).map((text, n) => [textFile(textName, n), compressed(JSON.stringify(text))] as const),
    ),
  );
  const engine = createEngine(pack(named, 'https://example.org', 'en'));
  const needed = judgedQueries().map(({query}) => {
    const hits = engine.rank(query).slice(0, HITS);
    const placed = hits.map(({section}) => {
      const page = engine.pages[section.page] as PackedPage;
      const hierarchy = {lvl0: page[2], lvl1: page[1]};
      return {hierarchy, ...placeOfText(page, section.position)};
    });
    const places = groupHits(placed)
      .flatMap((group) => group.hits)
      .slice(0, IN_VIEW);
    return [...new Set(places.map(({file}) => file))].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
  });
  return needed.sort((a, b) => a - b);
}

async function main(): Promise<void> {
  const pages = await indexedPages();
  const code = chunkWith('The search index answers');
  const texts = textBytes(pages);
  const index = compressed(JSON.stringify(pack(pages, 'https://example.org', 'en')));
  const first = (share: number) =>
    kilobytes(code + index + (texts[Math.floor((texts.length - 1) * share)] ?? 0));
  console.log(
    `before the first answer: median ${first(0.5)}, most ${first(1)} ` +
      `(engine ${kilobytes(code)}, index ${kilobytes(index)}, the rest text for snippets); ` +
      `beside it the dialog, ${kilobytes(chunkWith('docsearch-item-'))}`,
  );
  const queries = keystrokes();
  measure(pages, queries.slice(0, 500)); // Warms the compiler, as a reader's first letters do.
  for (const times of [1, 10, 50]) {
    const sample = queries.filter((_, i) => i % times === 0);
    const {index, packing, opening, p50, p95, p99} = measure(repeated(pages, times), sample);
    console.log(
      `${pages.length * times} pages: index ${kilobytes(index)}; packed in ${packing.toFixed(0)} ms, opened in ${opening.toFixed(0)} ms; ` +
        `per keystroke p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
  }
  const costFile = path.join(ROOT, '.docusaurus', COST_FILE);
  if (existsSync(costFile)) {
    const cost = JSON.parse(readFileSync(costFile, 'utf8')) as BuildCost;
    const share = (cost.index / cost.build) * 100;
    console.log(
      `records and index took ${cost.index} ms of the last build's processor time of ${cost.build} ms: ${share.toFixed(1)} %`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
