import {readFileSync} from 'node:fs';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {registryIn, rewrittenModules} from '../shared/rewritten-modules';

/** What the bundler of `npm start` offers for modules that are compiled when a browser asks for them. */
interface LazyBundler {
  lazyCompilationMiddleware?: (compiler: unknown) => unknown;
}

interface DevServer {
  app: {use: (middleware: unknown) => void};
  compiler: unknown;
}

// The list of routes names each module beside the function that loads it, and the bundler compiles what is named.
// Without the name, Docusaurus loads the module when its route is opened.
const loadedOnly = (routes: string) => routes.replace(/require\.resolveWeak\("[^"]*"\)/g, 'undefined');

/**
 * Whether a module is a page of text. The styles of what is compiled later come to a browser with its next page only, so
 * components are compiled at once, with the pages that import some.
 */
function isText(module: {nameForCondition(): string | null | undefined}): boolean {
  const file = module.nameForCondition() ?? '';
  return /\.mdx?$/.test(file) && !/^import /m.test(readFileSync(file, 'utf8'));
}

/** `npm start` compiles the text of a page when a browser opens it, instead of all pages before the first one shows. */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler}: ConfigureWebpackUtils) {
      const {lazyCompilationMiddleware} = currentBundler.instance as LazyBundler;
      // Without @docusaurus/faster the bundler is webpack, whose pages are compiled at once.
      if (isServer || process.env.NODE_ENV !== 'development' || !lazyCompilationMiddleware) return {};
      return {
        module: {rules: rewrittenModules([registryIn(generatedFilesDir)], loadedOnly, 'lazy-pages/index.ts')},
        lazyCompilation: {entries: false, imports: true, test: isText},
        devServer: {
          // Beside the middlewares of Docusaurus, with which these are merged.
          setupMiddlewares: (_: unknown, {app, compiler}: DevServer) => {
            app.use(lazyCompilationMiddleware(compiler));
            return [];
          },
        },
      } as object;
    },
  };
}
