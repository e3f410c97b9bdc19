import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A page in the bundler. What is told to it is kept in the bundler's cache, and is there in a warm build too. */
interface PageModule {
  /** Compiles the page again when a file changes or comes to be: the bundler's `addDependency`, or `addMissingDependency`. */
  dependOn: (file: string) => void;
  /** Writes a file into the folder of the build. */
  emit: (name: string, text: string) => void;
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
 * Called by the bundler when it begins to compile a page. A build compiles a page once for browser and server: the one
 * that comes late is told what is known by then.
 *
 * @param page absolute path
 * @param compiler `client` or `server`; its second module of a page takes the place of the first
 */
export function openModule(page: string, compiler: string, module: PageModule): void {
  const {dependencies, modules} = compiledOf(page);
  if (modules.has(compiler)) dependencies.clear();
  modules.set(compiler, module);
  dependencies.forEach(module.dependOn);
}

/** Makes a page depend on files, so that an edited sample reaches it: a remark plugin has no other way to the bundler. */
export function addDependencies(page: string, files: string[]): void {
  const {dependencies, modules} = compiledOf(page);
  for (const file of files) {
    dependencies.add(file);
    for (const module of modules.values()) module.dependOn(file);
  }
}

/** Writes a file beside the page into the folder of the build. */
export function emitBeside(page: string, name: string, text: string): void {
  compiledPages.get(page)?.modules.get('client')?.emit(name, text);
}

/** Lets the remark plugins of the pages reach the bundler. */
export default function pages({siteDir}: LoadContext): Plugin {
  return {
    name: 'pages',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Those of other versions and languages too.
            include: siteDir,
            exclude: /node_modules/,
            enforce: 'pre',
            loader: path.join(__dirname, 'loader.cjs'),
            options: {openModule},
          },
        ],
      },
    }),
  };
}
