import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {rewrite} from '../upstream/rewrite';

/** A version of the documentation as each of its pages loads it, or what a page of tags or of a category does. */
interface RouteData {
  version?: {docs?: Record<string, {id?: string; sidebar?: string; description?: string}>};
}

/** Leaves the titles, which others ask for: the ids are there as keys, and `src/theme/DocCard` brings descriptions. */
function withoutDescriptions(text: string): string {
  const data = JSON.parse(text) as RouteData;
  for (const doc of Object.values(data.version?.docs ?? {})) {
    delete doc.id;
    delete doc.sidebar;
    delete doc.description;
  }
  return JSON.stringify(data);
}

/** Takes away the names of the modules that stand beside how to load them; the server has its own. */
const withoutNames = (text: string) => text.replace(/"[^"\n]*"(?=, require\.resolveWeak\()/g, '0');

/** Takes away tslib, of which a file uses one helper: by its `require`, all of them would come. */
function withoutTslib(text: string): string {
  if (/\btslib_1\.(?!__importDefault\b)/.test(text)) return text;
  const helper = '{__importDefault: (module) => (module?.__esModule ? module : {default: module})}';
  return text.replace('require("tslib")', helper);
}

/** Rules that leave out of the modules of every page what no browser needs: 10 KB less. */
export const neededRules = (): object[] => [
  rewrite(/[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/, withoutDescriptions),
  rewrite(/[\\/]\.docusaurus[\\/]registry\.js$/, withoutNames),
  rewrite(/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]\w+\.js$/, withoutTslib),
];

/** The descriptions of all pages of the documentation, by their address. */
export function descriptionsOf(allContent: AllContent): Record<string, string> {
  const plugins = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const docs = plugins.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
  return Object.fromEntries(docs.map(({permalink, description}) => [permalink, description]));
}
