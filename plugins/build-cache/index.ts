import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as Faster from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesOf} from '../pages/source-pages';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Utilities = Parameters<NonNullable<Plugin['configureWebpack']>>[2];

/** What is in the way of a build that finds the bundler's cache filled being the same as one that finds it empty. */
export default function buildCache({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const hash = createHash('sha256').update(siteConfig.url).update(pluginsCode());
  // Pages say which versions of the packages their samples ran on.
  hash.update(readFileSync(path.join(siteDir, 'package-lock.json')));
  return {
    name: 'build-cache',

    allContentLoaded({allContent}) {
      const pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title, baseUrl});
      pages.forEach(({source, permalink}) => hash.update(path.relative(siteDir, source)).update(permalink));
    },

    configureWebpack(config, isServer, {currentBundler}) {
      const version = cacheVersion(config, hash.copy().digest('hex'));
      if (isServer || process.env.NODE_ENV === 'development') return version;
      return {...version, ...steadyRuntime(currentBundler)};
    },
  };
}

/** The bundler does not know that these compile pages and shorten data: after an edit it would take old pages from its cache. */
function pluginsCode(): string {
  const folder = path.resolve(__dirname, '..');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.c?[jt]s$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\0');
}

/** Adds to the version of the cache, which is forgotten where it changes. Docusaurus sets one for each bundler. */
function cacheVersion({cache, experiments}: Config, addition: string): Config {
  if (cache && typeof cache === 'object' && cache.type === 'filesystem') {
    return {cache: {...cache, version: `${cache.version ?? ''}-${addition}`}};
  }
  const persistent = (experiments as {cache?: {version?: string}} | undefined)?.cache;
  return persistent
    ? ({experiments: {cache: {...persistent, version: `${persistent.version ?? ''}-${addition}`}}} as Config)
    : {};
}

/**
 * The minifier gives short names after how often letters occur, and counts those of hashes, which in the runtime stand
 * for chunks and are another before and after they come from the cache. The runtime's names follow the order alone.
 */
function steadyRuntime({name, instance}: Utilities['currentBundler']): object {
  if (name !== 'rspack') return {};
  const {SwcJsMinimizerRspackPlugin: Minimizer} = instance as unknown as {
    SwcJsMinimizerRspackPlugin: new (options: object) => object;
  };
  // Only here: it loads programs that do not run everywhere.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load them in any case
  const {getSwcJsMinimizerOptions} = require('@docusaurus/faster') as typeof Faster;
  const options = {...getSwcJsMinimizerOptions(), minify: true, mangle: {disableCharFreq: true}};
  return {
    // What one minimizer has done, the next one leaves alone.
    mergeStrategy: {'optimization.minimizer': 'prepend'},
    optimization: {minimizer: [new Minimizer({include: /runtime~/, minimizerOptions: options})]},
  };
}
