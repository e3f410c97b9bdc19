import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesOf} from '../shared/source-pages';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes the bundler forget its cache when something has changed that pages are made of and it does not know of. What
 * compiles them it knows: Rspack follows the imports of the configuration, through the plugins to the facts.
 */
export default function buildCache({siteDir, siteConfig}: LoadContext): Plugin {
  const hash = createHash('sha256').update(siteConfig.url);
  // Pages say which versions of the packages their samples ran on.
  hash.update(readFileSync(path.join(siteDir, 'package-lock.json')));
  return {
    name: 'build-cache',

    allContentLoaded({allContent}) {
      const pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title});
      pages.forEach(({source, permalink}) => hash.update(path.relative(siteDir, source)).update(permalink));
    },

    configureWebpack: (config) => cacheIn(config, hash.copy().digest('hex').slice(0, 16), siteDir),
  };
}

/**
 * Puts the cache into a folder of its version. Rspack keeps every version, 140 MB each: those that no build began
 * with for a day are deleted, as another may use one now. A cache of another shape, such as webpack's or that of the
 * canaries of Docusaurus 4, is switched off: old pages are worse than a slow build.
 */
function cacheIn({cache, experiments}: Config, version: string, siteDir: string): Config {
  const persistent = (experiments as {cache?: object} | undefined)?.cache;
  if (!persistent) {
    const {type} = Object(cache) as {type?: string};
    if (!type || type === 'memory') return {};
    logger.warn(
      `plugins/build-cache: the bundler's cache has the type "${type}", which is not known here. It is not used: it could show old pages. Adapt cacheIn to it.`,
    );
    return {cache: {type: 'memory'}};
  }
  const folder = path.join(siteDir, 'node_modules/.cache/rspack');
  const directory = path.join(folder, version);
  mkdirSync(directory, {recursive: true});
  utimesSync(directory, new Date(), new Date());
  for (const name of readdirSync(folder)) {
    const other = path.join(folder, name);
    const used = statSync(other, {throwIfNoEntry: false})?.mtimeMs ?? 0;
    if (Date.now() - used > DAY_MS) rmSync(other, {recursive: true, force: true});
  }
  const storage = {type: 'filesystem', directory};
  return {experiments: {cache: {...persistent, storage}}} as Config;
}
