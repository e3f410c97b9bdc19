import {INDEX_FILE} from '../index-format/files';
import {FORMAT, type PackedIndex, type SectionTexts} from '../index-format/packed-index';
import {fetchIndexFile} from './fetch-index';
import {createEngine, type Engine} from './engine';

/** How long an answer waits for the text its snippets are cut from; it goes without what has not come by then. */
const TEXT_PATIENCE_MS = 1000;

/** How long an index is taken for the site's newest: a deployment, or an edit in `npm start`, makes another one. */
const FRESH_MS = 60_000;

interface LoadedIndex {
  /** As it came, which tells whether another one has. */
  text: string;
  engine: Engine;
  origin: string;
  language: string;
}

/** Fetches what the embedded search needs, each file once; a failed fetch is tried again with the next search. */
export class IndexLoader {
  private loaded?: LoadedIndex;
  private loading?: Promise<LoadedIndex>;
  private settledAt = Infinity;
  private readonly texts = new Map<string, SectionTexts>();
  private readonly fetching = new Map<string, Promise<void>>();

  /**
   * @param folder where the index lies, with a slash at its end: `/nestjs-query/assets/search/`
   * @param first the index as it has been asked for already
   */
  constructor(
    private readonly folder: string,
    private first?: Promise<Response>,
  ) {}

  /** Lets the next search look whether the site has a newer index than the one at hand. */
  refresh(): void {
    if (performance.now() - this.settledAt > FRESH_MS) this.loading = undefined;
  }

  async load(): Promise<LoadedIndex> {
    if (!this.loading) {
      this.settledAt = Infinity;
      this.loading = this.fetchIndex()
        .catch((error: unknown) => {
          this.loading = undefined;
          // An index at hand answers better than none, even if the site may have a newer one.
          if (this.loaded) return this.loaded;
          throw error;
        })
        .finally(() => {
          this.settledAt = performance.now();
        });
    }
    return this.loading;
  }

  /** What stands in files of text, by their name, as far as it can be had in time. */
  async textsOf(files: string[]): Promise<ReadonlyMap<string, SectionTexts>> {
    const fetched = Promise.all([...new Set(files)].map((file) => this.fetchText(file)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise((done) => (timer = setTimeout(done, TEXT_PATIENCE_MS)));
    await Promise.race([fetched, patience]);
    clearTimeout(timer);
    return this.texts;
  }

  private fetchText(file: string): Promise<void> | undefined {
    if (this.texts.has(file)) return undefined;
    const known = this.fetching.get(file);
    if (known) return known;
    const fetching = fetch(this.folder + file)
      .then((response) => checked(response, file).json() as Promise<SectionTexts>)
      .then((text) => void this.texts.set(file, text))
      // Its snippets are missing in this answer; the next one tries again.
      .catch(() => undefined)
      .finally(() => this.fetching.delete(file));
    this.fetching.set(file, fetching);
    return fetching;
  }

  private async fetchIndex(): Promise<LoadedIndex> {
    const asked = this.first ?? fetchIndexFile(this.folder);
    this.first = undefined;
    const text = await checked(await asked, INDEX_FILE).text();
    if (this.loaded?.text !== text) {
      const packed = JSON.parse(text) as PackedIndex;
      assertFormat(packed.format);
      const {origin, language} = packed;
      this.loaded = {text, engine: createEngine(packed), origin, language};
    }
    return this.loaded;
  }
}

function checked(response: Response, file: string): Response {
  if (!response.ok) throw new Error(`The search index answers ${response.status} for ${file}.`);
  return response;
}

function assertFormat(format: unknown): void {
  if (format !== FORMAT) {
    throw new Error('The search index was made by another version of this site: reload the page.');
  }
}
