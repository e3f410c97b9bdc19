import {INDEX_FILE, INDEX_FOLDER, type PackedIndex} from '../index-format/format';
import type {Search} from '../types';

let search: Promise<Search> | undefined;

/** Fetches the engine and its index, once for the whole visit; after a failure anew. */
export function embeddedSearch(baseUrl: string): Promise<Search> {
  const folder = `${baseUrl}${INDEX_FOLDER}/`;
  search ??= Promise.all([import('./search'), fetchIndex(folder)])
    .then(([{createSearch}, index]) => createSearch(index, folder))
    .catch((error: unknown) => {
      search = undefined;
      throw error;
    });
  return search;
}

async function fetchIndex(folder: string): Promise<PackedIndex> {
  // It keeps its name from build to build: the server says whether it has another one than the browser.
  const response = await fetch(folder + INDEX_FILE, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return response.json() as Promise<PackedIndex>;
}
