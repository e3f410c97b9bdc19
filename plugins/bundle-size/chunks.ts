import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';
import {warnSkipped} from '../shared/warn-skipped';

/** The bundler's configuration as Docusaurus hands it to plugins. */
export type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The parts of the bundler's chunks and modules that are read here. */
interface Chunk {
  name?: string;
}
interface Module {
  nameForCondition?: () => string | null;
}
interface ChunkGraph {
  getModuleChunks: (module: Module) => Iterable<Chunk>;
}

const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** Docusaurus names the chunk of a route's component after a hash of the component's name. */
const isOfDocs = (chunk: string) => DOCS.some((component) => simpleHash(component, 8) === chunk);

/** Data that every page of the documentation loads: of the plugin, and of the version with its sidebar. */
const DOCS_DATA = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/](?:__plugin|p[\\/].*)\.json$/;

const SRC = path.resolve(__dirname, '../../src');
const DOCSEARCH = path.dirname(require.resolve('@docsearch/css'));

/** Style sheets, or folders of them, of what a reader opens or of a few pages alone: they come with it. */
const LATE_STYLES = [
  ...['_variables', 'style', 'modal'].map((name) => path.join(DOCSEARCH, `${name}.css`)),
  path.join(SRC, 'search/dialog/contents.module.css'),
  ...['result', 'lesson', 'playground'].map((name) => path.join(SRC, 'live', name)),
  path.join(SRC, 'your-code'),
  path.join(SRC, 'css/diagrams.css'),
  path.join(SRC, 'components/home'),
  ...['ErrorFinder', 'Lesson', 'TakeHome'].map((name) =>
    path.join(SRC, 'components', name, 'styles.module.css'),
  ),
  path.join(SRC, 'theme/NotFound/Content/UnknownAddress.module.css'),
  path.join(SRC, 'theme/SearchPage/styles.module.css'),
];

/** Those of them that the bundler has not come across. */
const missing = new Set<string>();

const lateStyleOf = (file: string) =>
  LATE_STYLES.find((late) => file.endsWith('.css') && (file === late || file.startsWith(late + path.sep)));

/**
 * Keeps these styles out of the one style sheet: 6.5 KB less on every first visit. The order of the cascade layers is
 * declared up front, so that they may come late; `page-styles.ts` links those of a page from it.
 */
export function splitStyles({optimization}: Config): object {
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  if (!groups || !('styles' in groups)) {
    warnSkipped(
      'bundle-size/chunks.ts',
      'Docusaurus no longer gathers its styles in the cache group "styles"',
    );
    return {};
  }
  LATE_STYLES.forEach((late) => missing.add(late));
  const test = (module: Module) => {
    const late = lateStyleOf(module.nameForCondition?.() ?? '');
    if (late) missing.delete(late);
    return !late;
  };
  return {styles: {test}};
}

/** Once the bundle is there, warns of each of these styles that it lacks: it may have another copy of the package. */
export function warnOfMissingStyles(): void {
  for (const file of missing)
    warnSkipped('bundle-size/chunks.ts', `${path.relative(process.cwd(), file)} is not in the bundle`);
}

/**
 * One chunk of what all pages of the documentation load besides their own: fewer requests on the first visit of a page,
 * which `tests/browser/budgets.spec.ts` counts. What all that show Markdown load is in `src/client/mdx-page.ts`.
 */
export function sharedChunks(): object {
  const docs = {
    name: 'docs',
    chunks: 'async',
    enforce: true,
    priority: 45,
    test(module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}) {
      const chunks = Array.from(chunkGraph.getModuleChunks(module), (chunk) => chunk.name ?? '');
      return DOCS_DATA.test(module.nameForCondition?.() ?? '') || chunks.some(isOfDocs);
    },
  };
  return {docs};
}
