import type {EmbeddedClient} from './client';

let client: Promise<EmbeddedClient> | undefined;

/** The engine is one for the whole visit, and its code is fetched with the first use. */
export function embeddedClient(baseUrl: string): Promise<EmbeddedClient> {
  client ??= import('./client')
    .then(({EmbeddedClient}) => new EmbeddedClient(`${baseUrl}assets/search/`))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

/** Fetches what the first answer needs; called when a reader turns to the search. */
export function prepareEmbedded(baseUrl: string): void {
  embeddedClient(baseUrl).then(
    (ready) => ready.prepare(),
    // A failure shows with the first query, which tries again.
    () => undefined,
  );
}
