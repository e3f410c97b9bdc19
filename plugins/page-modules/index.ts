import {existsSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {rewrite} from '../rewrite';

/** A page in the bundler, as its loaders see it. What is told to it is kept in the bundler's cache, and is there in a warm build too. */
interface PageModule {
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
  modules: Map<string, PageModule>;
}

const compiledPages = new Map<string, Compiled>();

function compiledOf(page: string): Compiled {
  const compiled = compiledPages.get(page) ?? {dependencies: new Set(), modules: new Map()};
  compiledPages.set(page, compiled);
  return compiled;
}

/**
 * Called when the bundler begins to compile a page. A build compiles a page once for browser and server: the one that
 * comes late is told what is known by then. A compiler's second module of a page takes the place of the first.
 */
function openModule(module: PageModule): void {
  const {dependencies, modules} = compiledOf(module.resourcePath);
  if (modules.has(module._compiler.name)) dependencies.clear();
  modules.set(module._compiler.name, module);
  for (const file of dependencies) dependOn(module, file);
}

function dependOn(module: PageModule, file: string): void {
  if (existsSync(file)) module.addDependency(file);
  else module.addMissingDependency(file);
}

/** Makes a page depend on files, so that an edited sample reaches it: a remark plugin has no other way to the bundler. */
export function addDependencies(page: string, files: string[]): void {
  const {dependencies, modules} = compiledOf(page);
  for (const file of files) {
    dependencies.add(file);
    for (const module of modules.values()) dependOn(module, file);
  }
}

/** Writes a file beside the page into the folder of the build. */
export function emitBeside(page: string, name: string, text: string): void {
  compiledPages.get(page)?.modules.get('client')?.emitFile(name, text);
}

/** Lets the remark plugins that compile a page, which the MDX loader runs, work on the page's module in the bundler. */
export default function pageModules({siteDir}: LoadContext): Plugin {
  const open = rewrite(/\.mdx?$/, (text, module: PageModule) => {
    openModule(module);
    return text;
  });
  return {
    name: 'page-modules',
    configureWebpack: () => ({
      // Those of other versions and languages too, before the MDX loader.
      module: {rules: [{...open, include: siteDir, exclude: /node_modules/, enforce: 'pre'}]},
    }),
  };
}
