import siteConfig from '@generated/docusaurus.config';
import {once} from '../../../lib/once';
import {INDEX_FILE, INDEX_FOLDER, type PackedIndex} from '../index-format/format';

const FOLDER = `${siteConfig.baseUrl}${INDEX_FOLDER}/`;

/** Fetches the engine and its index, once for the whole visit. */
export const embeddedSearch = once(async () => {
  const [{createSearch}, index] = await Promise.all([import('./search'), fetchIndex()]);
  return createSearch(index, FOLDER);
});

async function fetchIndex(): Promise<PackedIndex> {
  // It keeps its name from build to build: the server says whether it has another one than the browser.
  const response = await fetch(FOLDER + INDEX_FILE, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return response.json() as Promise<PackedIndex>;
}
