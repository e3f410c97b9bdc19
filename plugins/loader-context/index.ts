import {existsSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {rewrite} from '../shared/rewrite';

/** What the bundler gives the loaders of a page. What it is told is kept in the bundler's cache, and is there in a warm build too. */
interface LoaderContext {
  /** The absolute path of the page. */
  resourcePath: string;
  /** `client` or `server`. */
  _compiler: {name: string};
  /** Compiles the page again when a file changes. */
  addDependency: (file: string) => void;
  /** Compiles the page again when a file comes to be. */
  addMissingDependency: (file: string) => void;
  /** Writes a file into the folder of the build. */
  emitFile: (name: string, text: string) => void;
}

interface Compiled {
  dependencies: Set<string>;
  contexts: Map<string, LoaderContext>;
}

const compiledPages = new Map<string, Compiled>();

function compiledOf(page: string): Compiled {
  const compiled = compiledPages.get(page) ?? {dependencies: new Set(), contexts: new Map()};
  compiledPages.set(page, compiled);
  return compiled;
}

/**
 * Called when the bundler begins to compile a page. A build compiles a page once for browser and server: the one that
 * comes late is told what is known by then. A compiler's second one for a page takes the place of the first.
 */
function opened(context: LoaderContext): void {
  const {dependencies, contexts} = compiledOf(context.resourcePath);
  if (contexts.has(context._compiler.name)) dependencies.clear();
  contexts.set(context._compiler.name, context);
  for (const file of dependencies) dependOn(context, file);
}

function dependOn(context: LoaderContext, file: string): void {
  if (existsSync(file)) context.addDependency(file);
  else context.addMissingDependency(file);
}

/** Makes a page depend on files, so that an edited sample reaches it: a remark plugin has no other way to the bundler. */
export function addDependencies(page: string, files: string[]): void {
  const {dependencies, contexts} = compiledOf(page);
  for (const file of files) {
    dependencies.add(file);
    for (const context of contexts.values()) dependOn(context, file);
  }
}

/** Writes a file beside the page into the folder of the build. */
export function emitBeside(page: string, name: string, text: string): void {
  compiledPages.get(page)?.contexts.get('client')?.emitFile(name, text);
}

/** Lets the remark plugins of a page, which the MDX loader runs, talk to the bundler as loaders do. */
export default function loaderContext({siteDir}: LoadContext): Plugin {
  const open = rewrite(/\.mdx?$/, (text, context: LoaderContext) => {
    opened(context);
    return text;
  });
  return {
    name: 'loader-context',
    configureWebpack: () => ({
      // Those of other versions and languages too, before the MDX loader.
      module: {rules: [{...open, include: siteDir, exclude: /node_modules/, enforce: 'pre'}]},
    }),
  };
}
