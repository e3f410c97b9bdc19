import {simpleHash} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';
import {warnSkipped} from './skipped';

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

/** Docusaurus names the chunk of a route's component after a hash of the component's name. */
const isOf = (chunk: string, components: string[]) =>
  components.some((component) => simpleHash(component, 8) === chunk);

const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];
const PAGES = ['@theme/MDXPage'];

/** Data that every page of the documentation loads: of the plugin, and of the version with its sidebar. */
const DOCS_DATA = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/](?:__plugin|p[\\/].*)\.json$/;

/** What belongs to the search dialog, to live samples, or to the home or the search page alone: it comes with them. */
const LATE_STYLES =
  /[\\/](?:@docsearch[\\/]css[\\/]dist[\\/](?:_variables|style|modal|sidepanel)|search[\\/]dialog[\\/]contents\.module|src[\\/]live[\\/]\w+|(?:components[\\/]home|theme[\\/]SearchPage)[\\/]styles\.module)\.css$/;

/**
 * Keeps these styles out of the one style sheet: 6.5 KB less on every first visit. The order of the cascade layers is
 * declared up front, so that they may come late; `page-styles.ts` links those of a page from it.
 */
export function splitStyles({optimization}: Config): object {
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  if (!groups || !('styles' in groups)) {
    warnSkipped('chunks.ts', 'Docusaurus no longer gathers its styles in the cache group "styles"');
    return {};
  }
  return {styles: {test: (module: Module) => !LATE_STYLES.test(module.nameForCondition?.() ?? '')}};
}

/**
 * Two chunks of what all pages load besides their own: one for all that show Markdown, one more for the documentation.
 * 6 requests and 1.9 KB less on the first visit of a page, which `tests/browser/budgets.spec.ts` counts.
 */
export function sharedChunks(): object {
  const shared = (name: string, isShared: (chunks: string[], file: string) => boolean) => ({
    name,
    chunks: 'async',
    enforce: true,
    priority: 45,
    test(module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}) {
      const chunks = Array.from(chunkGraph.getModuleChunks(module), (chunk) => chunk.name ?? '');
      return isShared(chunks, module.nameForCondition?.() ?? '');
    },
  });
  const inDocs = (chunks: string[]) => chunks.some((name) => isOf(name, DOCS));
  const inPages = (chunks: string[]) => chunks.some((name) => isOf(name, PAGES));
  return {
    content: shared('content', (chunks) => inDocs(chunks) && inPages(chunks)),
    docs: shared('docs', (chunks, file) => DOCS_DATA.test(file) || (inDocs(chunks) && !inPages(chunks))),
  };
}
