import {simpleHash} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';

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

/** Docusaurus names the chunk of a route's component after a hash of the component's name; names.ts shortens that. */
const isOf = (chunk: string, components: string[]) =>
  chunk !== '' && components.some((component) => simpleHash(component, 8).startsWith(chunk));

const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];
const PAGES = ['@theme/MDXPage'];

/** Data that every page of the documentation loads: of the plugin, and of the version with its sidebar. */
const DOCS_DATA = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/](?:__plugin|p[\\/].*)\.json$/;

/** What belongs to the search modal alone, which brings its own style sheet. */
const MODAL_STYLES =
  /[\\/](?:@docsearch[\\/]css[\\/]dist[\\/](?:style|modal|sidepanel)|SearchBar[\\/]modal\.module)\.css$/;

/**
 * Keeps the style of the search modal out of the one style sheet: it comes with the modal, on first use.
 * 5.4 KB less on every first visit. The order of the cascade layers is declared up front, so that it may come late.
 */
export function splitStyles({optimization}: Config): object {
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  if (!groups || !('styles' in groups)) {
    throw new Error(
      'plugins/weight/chunks.ts: Docusaurus no longer gathers its styles in the cache group "styles"',
    );
  }
  return {
    test: (module: Module) => !MODAL_STYLES.test(module.nameForCondition?.() ?? ''),
  };
}

/**
 * Two chunks of what all pages load besides their own: one for all that show Markdown, one more for the documentation.
 * 6 requests and 1.9 KB less on the first visit of a page.
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
