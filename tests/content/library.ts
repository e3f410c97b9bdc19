import path from 'node:path';
import {readEntries} from '../../plugins/api-reference/declarations';
import {type Entry, PACKAGES, PREFIX} from '../../plugins/api-reference/model';

/** The packages of the library that the pages are about. */
export const LIBRARY_PACKAGES = PACKAGES.map((end) => PREFIX + end);

/** What an installed package of the library exports, and the option types that belong to it, from its declarations. */
export async function entriesOf(packageName: string): Promise<Entry[]> {
  const entries = await readEntries(path.resolve(import.meta.dirname, '../..'));
  return entries.filter((entry) => PREFIX + entry.package === packageName);
}

/** The names that a package exports. */
export async function exportsOf(packageName: string): Promise<string[]> {
  return (await entriesOf(packageName)).filter(({isExported}) => isExported).map(({name}) => name);
}
