import {existsSync, readdirSync} from 'node:fs';
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import {registryIn, rewrittenModules} from '../shared/rewritten-modules';

const SAVING = 'bundle-size/leaner-modules.ts';

/** A version of the documentation as each of its pages loads it, or what a page of tags or of a category does. */
interface RouteData {
  version?: {docs?: Record<string, {id?: string; sidebar?: string; description?: string}>};
}

/** Leaves the titles, which others ask for: the ids are there as keys, and `src/theme/DocCard` brings descriptions. */
function withoutDescriptions(text: string): string {
  const data = JSON.parse(text) as RouteData;
  const docs = Object.values(data.version?.docs ?? {});
  if (docs.length === 0) return text;
  for (const doc of docs) {
    delete doc.id;
    delete doc.sidebar;
    delete doc.description;
  }
  return JSON.stringify(data);
}

/** Takes away the names of the modules that stand beside how to load them; the server has its own. */
const withoutNames = (text: string) => text.replace(/"[^"\n]*"(?=, require\.resolveWeak\()/g, '0');

/** Asks for each helper of `tslib` where it is used, which the bundler can follow, and not for all of them in a variable. */
const withoutTslib = (text: string) =>
  text.replace(/^const tslib_1 = require\("tslib"\);$/m, '').replaceAll('tslib_1.', 'require("tslib").');

/** What each version of the documentation is to its pages. Other plugins write their own folders at this time. */
function versionDataIn(folder: string): string[] {
  const docs = path.join(folder, 'docusaurus-plugin-content-docs');
  if (!existsSync(docs)) return [];
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((name) => /[\\/]p[\\/].*\.json$/.test(name))
    .map((name) => path.join(docs, name));
}

/**
 * Rules that leave out of the modules of every page what no browser needs: 11 KB less.
 * @param folder of the files that Docusaurus generates
 */
export const leanerModules = (folder: string): object[] => {
  // Needs one helper of `tslib`, and brought all of them: 3.7 KB.
  const common = require.resolve('@docusaurus/utils-common');
  return [
    ...rewrittenModules(versionDataIn(folder), withoutDescriptions, SAVING),
    ...rewrittenModules([registryIn(folder)], withoutNames, SAVING),
    ...rewrittenModules([common], withoutTslib, SAVING),
  ];
};

/** The descriptions of all pages of the documentation, by their address. */
export function descriptionsOf(allContent: AllContent): Record<string, string> {
  const plugins = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const docs = plugins.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
  return Object.fromEntries(docs.map(({permalink, description}) => [permalink, description]));
}
