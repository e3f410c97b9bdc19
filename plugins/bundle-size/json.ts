import path from 'node:path';
import {transformRule} from '../transform-loader';
import {warnSkipped} from './skipped';

type Json = Record<string, unknown>;

/** The same object without some of its keys; undefined where one of them is missing. */
function without(object: Json, keys: string[]): Json | undefined {
  if (!keys.every((key) => key in object)) return undefined;
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** Parts of the configuration that only the build reads. Among them are absolute paths of the machine. */
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
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'baseUrlIssueBanner',
  'storage',
];

/** Parts of the theme's configuration for what this site does not have: a highlighter in the browser, and a blog. */
const UNUSED_THEME_CONFIG = ['prism', 'blog'];

export function shortenConfig(config: Json): Json | undefined {
  const {experimental_router: router} = (config.future ?? {}) as Json;
  const themeConfig = without((config.themeConfig ?? {}) as Json, UNUSED_THEME_CONFIG);
  const rest = themeConfig && without({...config, themeConfig}, BUILD_CONFIG);
  // Of the flags for future versions, only the router's kind is read in the browser.
  return rest && router !== undefined ? {...rest, future: {experimental_router: router}} : undefined;
}

/** The versions of the plugins are only shown by the debug plugin. */
export const shortenMetadata = (metadata: Json) => without(metadata, ['pluginVersions']);

/**
 * Titles and descriptions of all pages are only read by the theme's `DocCard`, which no page of this site shows. The
 * sidebar, which stands beside them in this file, stays.
 */
export function shortenVersion(data: Json): Json | undefined {
  const version = data.version as Json | undefined;
  // Other routes keep their data in files like that of the version.
  if (!version) return data;
  return 'docs' in version ? {...data, version: {...version, docs: {}}} : undefined;
}

const EXPORT = 'export default ';

/**
 * The text of a generated file with its JSON shortened, or as it was, with a warning, where it is not what the saving
 * expects. The JSON may be the file's default export.
 */
export function shortened(text: string, shorten: (data: Json) => Json | undefined, file: string): string {
  const start = text.indexOf(EXPORT);
  const head = start === -1 ? '' : text.slice(0, start + EXPORT.length);
  try {
    const data = shorten(JSON.parse(text.slice(head.length).replace(/;\s*$/, '')) as Json);
    if (data) return `${head}${JSON.stringify(data)}${head && ';'}`;
    warnSkipped('json.ts', `${file} lacks a key that the saving removes`);
  } catch {
    warnSkipped('json.ts', `${file} is no JSON any more`);
  }
  return text;
}

/** Where Docusaurus writes what it knows of each version of the docs. */
const VERSIONS = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/;

/**
 * Bundler rules that remove from the JSON that Docusaurus generates what no reader's browser uses.
 *
 * @param folder of the generated files.
 */
export function generatedJsonRules(folder: string) {
  const rule = (name: string, shorten: (data: Json) => Json | undefined) =>
    transformRule(path.join(folder, name), (text) => shortened(text, shorten, name));
  return [
    rule('docusaurus.config.mjs', shortenConfig),
    rule('site-metadata.json', shortenMetadata),
    transformRule(VERSIONS, (text) => shortened(text, shortenVersion, 'the data of a docs version')),
  ];
}
