import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesOf} from '../pages/source-pages';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Makes the bundler forget its cache when something has changed that pages are made of and it does not know of. */
export default function buildCache({siteDir, siteConfig}: LoadContext): Plugin {
  const hash = createHash('sha256').update(siteConfig.url).update(pluginsCode());
  // Pages say which versions of the packages their samples ran on.
  hash.update(readFileSync(path.join(siteDir, 'package-lock.json')));
  return {
    name: 'build-cache',

    allContentLoaded({allContent}) {
      const pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title});
      pages.forEach(({source, permalink}) => hash.update(path.relative(siteDir, source)).update(permalink));
    },

    configureWebpack: (config) => cacheVersion(config, hash.copy().digest('hex').slice(0, 16), siteDir),
  };
}

/** The bundler does not know that these compile pages, and what tables are made of: after an edit it would take old pages from its cache. */
function pluginsCode(): string {
  const folders = ['plugins', 'facts'].map((name) => path.resolve(__dirname, '../..', name));
  return folders
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /(?<!\.test)\.c?[jt]s$/.test(name))
        .sort()
        .map((name) => readFileSync(path.join(folder, name), 'utf8')),
    )
    .join('\0');
}

/**
 * Adds to the version of the cache, which is forgotten where it changes. Docusaurus sets one for each bundler. Rspack keeps
 * every version, 140 MB each: its cache is in a folder of the version here, and the others are deleted. A cache of another
 * shape, such as that of the canaries of Docusaurus 4, is switched off: old pages are worse than a slow build.
 */
function cacheVersion({cache, experiments}: Config, addition: string, siteDir: string): Config {
  if (cache && typeof cache === 'object' && cache.type === 'filesystem') {
    return {cache: {...cache, version: `${cache.version ?? ''}-${addition}`}};
  }
  const persistent = (experiments as {cache?: object} | undefined)?.cache;
  if (!persistent) {
    const {type} = Object(cache) as {type?: string};
    if (!type || type === 'memory') return {};
    logger.warn(
      `plugins/build-cache: the bundler's cache has the type "${type}", which is not known here. It is not used: it could show old pages. Adapt cacheVersion to it.`,
    );
    return {cache: false};
  }
  const folder = path.join(siteDir, 'node_modules/.cache/rspack');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name !== addition) rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  const storage = {type: 'filesystem', directory: path.join(folder, addition)};
  return {experiments: {cache: {...persistent, storage}}} as Config;
}
