import path from 'node:path';
import {readEntries} from '../../plugins/api-reference/declarations';
import {type Entry, PACKAGES, PREFIX} from '../../plugins/api-reference/model';

/** The packages of the library that the pages are about. */
export const LIBRARY = PACKAGES.map((end) => PREFIX + end);

const OPTION_TYPE = /(Opts|Options|Config)$/;

/** What an installed package of the library exports, and the option types that belong to it, from its declarations. */
export async function entriesOf(packageName: string): Promise<Entry[]> {
  const entries = await readEntries(path.resolve(import.meta.dirname, '../..'));
  return entries.filter((entry) => PREFIX + entry.package === packageName);
}

/** The names that a package exports. */
export async function exportsOf(packageName: string): Promise<string[]> {
  return (await entriesOf(packageName)).filter(({isExported}) => isExported).map(({name}) => name);
}

/** Those of the entries that are types of options, whose properties pages have to explain. */
export function optionTypes<Named extends {name: string}>(entries: Named[]): Named[] {
  return entries.filter(({name}) => OPTION_TYPE.test(name));
}
