import {readFileSync} from 'node:fs';
import path from 'node:path';
import {textRule} from '../cures';
import {shortenNames} from './names';
import {cutRoutes} from './routes';

/** What a cut makes of a file that Docusaurus generates; it throws where the file is not as it was. */
type Cut = (source: string) => string;

const FILE = 'plugins/weight/generated.ts';

/** Leaves keys out of an object, all of which it must have. */
function without(object: Record<string, unknown>, keys: string[], file: string): Record<string, unknown> {
  const missing = keys.filter((key) => !(key in object));
  if (missing.length > 0) {
    throw new Error(`${FILE}: ${file} has no ${missing.join(', ')} any more; remove them there`);
  }
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** What only the build reads. It holds absolute paths of the machine, too. 0.4 KB on every first visit. */
const BUILD_CONFIG = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'scripts',
  'headTags',
  'stylesheets',
  'staticDirectories',
  'markdown',
];

export const cutConfig: Cut = (source) => {
  const [head = '', json] = source.split(/(?<=export default )/);
  if (!json) throw new Error(`${FILE}: docusaurus.config.mjs no longer exports an object by default`);
  const config = JSON.parse(json.replace(/;\s*$/, '')) as Record<string, unknown>;
  return `${head}${JSON.stringify(without(config, BUILD_CONFIG, 'docusaurus.config.mjs'))};`;
};

/** The versions of the plugins, which only the debug plugin shows. 0.2 KB on every first visit. */
export const cutMetadata: Cut = (source) =>
  JSON.stringify(
    without(JSON.parse(source) as Record<string, unknown>, ['pluginVersions'], 'site-metadata.json'),
  );

/** The names of the modules behind each route, which only the server's rendering reads. 0.7 KB on every first visit. */
export const cutRegistry: Cut = (source) => {
  const entry = /^( {2}"\w+": \[\(\) => import\(.*?\)), ".*?", require\.resolveWeak\(".*?"\)\],/gm;
  const cut = source.replace(entry, '$1],');
  if (!entry.test(source) || cut.includes('resolveWeak')) {
    throw new Error(`${FILE}: registry.js is not written as it was; compare it with the pattern there`);
  }
  return cut;
};

/** JSON in which a call stands for each value that `callOf` has one for; the calls are returned beside it. */
function withCalls(
  data: unknown,
  callOf: (value: unknown) => string | undefined,
): {text: string; calls: string[]} {
  const calls: string[] = [];
  const marked = JSON.stringify(data, (_, value: unknown) => {
    const call = callOf(value);
    return call === undefined ? value : `CALL ${calls.push(call) - 1}`;
  });
  return {calls, text: marked.replace(/"CALL (\d+)"/g, (_, index: string) => calls[Number(index)] ?? '')};
}

interface DocsVersion {
  path: string;
  docs: {id: string; path: string; sidebar?: string}[];
}

/** The addresses of all pages, which follow from their names. 0.4 KB on every first visit. */
export const cutGlobalData: Cut = (source) => {
  const data = JSON.parse(source) as Record<string, {default: {versions: DocsVersion[]}} | undefined>;
  const versions = data['docusaurus-plugin-content-docs']?.default.versions;
  if (!versions) throw new Error(`${FILE}: globalData.json has no versions of the documentation any more`);
  const {text} = withCalls(data, (value) => {
    const version = versions.find(({docs}) => docs === value);
    const isPlain = version?.docs.every(({id, path}) => path === `${version.path}/${id}`);
    if (!version || !isPlain) return undefined;
    const names = version.docs.map(({id, sidebar = ''}) => (sidebar ? `${id} ${sidebar}` : id));
    return `docs(${JSON.stringify(version.path)}, ${JSON.stringify(names.join('|'))})`;
  });
  return `export default ${text};
function docs(path, names) {
  return names.split('|').map((name) => {
    const [id, sidebar] = name.split(' ');
    return {id, path: path + '/' + id, ...(sidebar && {sidebar})};
  });
}
`;
};

interface SidebarLink {
  type: 'link';
  href: string;
  label: string;
  docId: string;
  unlisted: false;
}

/** Below which address a link of a sidebar lies whose all else follows from its page's name and its label; undefined of others. */
function rootOf(value: unknown): string | undefined {
  const {type, href = '', label, docId = '', unlisted, ...others} = (value ?? {}) as Partial<SidebarLink>;
  const isPlain = type === 'link' && label !== undefined && docId !== '' && unlisted === false;
  return isPlain && href.endsWith(`/${docId}`) && Object.keys(others).length === 0
    ? href.slice(0, -docId.length)
    : undefined;
}

/**
 * Titles and descriptions of all pages, which only the theme's `DocCard` reads, and what each link of the sidebar repeats.
 * 4.7 KB on a first visit of a page.
 */
export const cutVersion: Cut = (source) => {
  const data = JSON.parse(source) as {version?: Record<string, unknown>};
  // Other routes keep their data beside that of the version.
  if (!data.version) return `export default ${source};`;
  const version = {...without(data.version, ['docs'], 'a version'), docs: {}};
  const {text, calls} = withCalls({...data, version}, (value) => {
    const root = rootOf(value);
    if (root === undefined) return undefined;
    const {docId, label} = value as SidebarLink;
    return `link(${[root, docId, label].map((part) => JSON.stringify(part)).join(', ')})`;
  });
  if (calls.length === 0) {
    throw new Error(
      `${FILE}: a version has no sidebar of links as they were; compare them with rootOf there`,
    );
  }
  return `export default ${text};
function link(root, docId, label) {
  return {type: 'link', href: root + docId, label, docId, unlisted: false};
}
`;
};

/** Where Docusaurus writes what it knows of each version of the docs. */
const VERSIONS = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/;

/** Bundler rules for what Docusaurus generates before it bundles the client. */
export function generatedRules(folder: string) {
  const shorten = shortenNames(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const rule = (name: string, cut: Cut) => textRule(path.join(folder, name), cut);
  return [
    rule('docusaurus.config.mjs', cutConfig),
    rule('site-metadata.json', cutMetadata),
    rule('registry.js', (source) => shorten(cutRegistry(source))),
    rule('routesChunkNames.json', (names) => cutRoutes(read('routes.js'), shorten(names)).names),
    rule('routes.js', (routes) => cutRoutes(routes, shorten(read('routesChunkNames.json'))).routes),
    // What stands for the lists is no JSON.
    {...rule('globalData.json', cutGlobalData), type: 'javascript/auto'},
    {...textRule(VERSIONS, cutVersion), type: 'javascript/auto'},
  ];
}
