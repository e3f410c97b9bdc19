import {FORMAT, type PackedIndex, type SectionTexts} from '../shared/packed-index';
import type {SearchManifest} from '../../types/search';
import {createEngine, type Engine} from './engine';

/** How long an answer waits for the text its snippets are cut from; it goes without what has not come by then. */
const TEXT_PATIENCE_MS = 1000;

/** Fetches what the embedded search needs, each file once; a failed fetch is tried again with the next search. */
export class IndexLoader {
  private loaded?: {file: string; engine: Engine; origin: string; language: string};
  private loading?: Promise<NonNullable<IndexLoader['loaded']>>;
  private settled = false;
  private readonly texts = new Map<string, SectionTexts>();
  private readonly fetching = new Map<string, Promise<void>>();

  /** @param folder where the index lies, with a slash at its end: `/nestjs-query/assets/search/` */
  constructor(private readonly folder: string) {}

  /** Looks whether the site has a newer index than the one at hand: after a deployment, or an edit in `npm start`. */
  refresh(): void {
    if (this.settled) this.loading = undefined;
  }

  async load(): Promise<NonNullable<IndexLoader['loaded']>> {
    if (!this.loading) {
      this.settled = false;
      this.loading = this.fetchIndex()
        .catch((error: unknown) => {
          this.loading = undefined;
          // An index at hand answers better than none, even if the site may have a newer one.
          if (this.loaded) return this.loaded;
          throw error;
        })
        .finally(() => {
          this.settled = true;
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
    const fetching = this.fetchJson<SectionTexts>(file)
      .then((text) => void this.texts.set(file, text))
      // Its snippets are missing in this answer; the next one tries again.
      .catch(() => undefined)
      .finally(() => this.fetching.delete(file));
    this.fetching.set(file, fetching);
    return fetching;
  }

  private async fetchIndex(): Promise<NonNullable<IndexLoader['loaded']>> {
    // Only the manifest keeps its name from build to build: it alone is asked for anew.
    const manifest = await this.fetchJson<SearchManifest>('manifest.json', {cache: 'no-cache'});
    assertFormat(manifest.format);
    if (this.loaded?.file !== manifest.index) {
      const packed = await this.fetchJson<PackedIndex>(manifest.index);
      assertFormat(packed.format);
      const {origin, language} = packed;
      this.loaded = {file: manifest.index, engine: createEngine(packed), origin, language};
    }
    return this.loaded;
  }

  private async fetchJson<T>(file: string, init?: RequestInit): Promise<T> {
    const response = await fetch(this.folder + file, init);
    if (!response.ok) throw new Error(`The search index answers ${response.status} for ${file}.`);
    return (await response.json()) as T;
  }
}

function assertFormat(format: unknown): void {
  if (format !== FORMAT) {
    throw new Error('The search index was made by another version of this site: reload the page.');
  }
}
