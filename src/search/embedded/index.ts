import {INDEX_FOLDER} from '../index-format/files';
import type {EmbeddedClient} from './client';
import {fetchIndexFile} from './fetch-index';

let client: Promise<EmbeddedClient> | undefined;

/** The engine is one for the whole visit, and its code is fetched with the first use. */
export function embeddedClient(baseUrl: string): Promise<EmbeddedClient> {
  client ??= fetchClient(`${baseUrl}${INDEX_FOLDER}/`).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

function fetchClient(folder: string): Promise<EmbeddedClient> {
  // The index need not wait for the code that reads it.
  const index = fetchIndexFile(folder);
  // A failure shows with the first query.
  index.catch(() => undefined);
  return import('./client').then(({EmbeddedClient}) => new EmbeddedClient(folder, index));
}

/** Fetches what the first answer needs; called when a reader turns to the search. */
export function prepareEmbedded(baseUrl: string): void {
  embeddedClient(baseUrl).then(
    (ready) => ready.prepare(),
    // A failure shows with the first query, which tries again.
    () => undefined,
  );
}
