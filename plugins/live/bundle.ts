import {readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import {HARNESS_FILES, KEPT_PACKAGES, RELOADED_PACKAGES, STUBBED_IMPORTS} from './available-packages';
import {bundleScript} from '../shared/bundle-script';
import {stubOf} from './stubs';

const siteDir = resolve(__dirname, '../..');
const examples = join(siteDir, 'examples');

/** How every part is built: for browsers, with the names that Nest and nestjs-query read. */
const common = {
  bundle: true,
  write: false,
  platform: 'browser',
  target: 'es2022',
  keepNames: true,
  mainFields: ['browser', 'main'],
  conditions: [],
  define: {global: 'globalThis', 'process.env.NODE_ENV': '"test"'},
  logLevel: 'silent',
  legalComments: 'none',
} satisfies BuildOptions;

/**
 * The program that runs in the worker: kept and reloaded packages as one classic script. The reloaded ones are in a
 * function, which each boot calls again with the kept ones.
 */
export async function bundleRuntime(): Promise<string> {
  const asked = new Set<string>();
  const reloaded = await bundle(
    moduleList([...RELOADED_PACKAGES, ...HARNESS_FILES], 'module.exports.modules'),
    {
      format: 'cjs',
      // Not the identifiers: an error that names a parameter reaches the reader.
      minifyWhitespace: true,
      minifySyntax: true,
    },
    [keptOutside(asked)],
  );
  const kept = new Set([...KEPT_PACKAGES, ...STUBBED_IMPORTS, ...asked]);
  const script = await bundle(
    `require(${JSON.stringify(join(__dirname, 'browser/worker/globals.ts'))});
    ${moduleList([...kept].sort(), 'const kept')}
    require(${JSON.stringify(join(__dirname, 'browser/worker/main.ts'))}).start(kept);`,
    {format: 'iife', minify: true},
  );
  return `self.liveReloadedPackages=function(require,module,exports){${reloaded}};\n${script}`;
}

/** TypeScript, with what the programs are compiled by: fetched with the first edit. */
export async function bundleCompiler(): Promise<string> {
  const compile = JSON.stringify(join(__dirname, 'browser/compile.ts'));
  return bundle(`module.exports = {...require(${compile}), typescript: require('typescript')}`, {
    format: 'cjs',
    minify: true,
    keepNames: false,
  });
}

/** The worker that knows the types, which takes TypeScript from the compiler's file. */
export function bundleTypes(): Promise<string> {
  return bundleScript(join(__dirname, 'browser/types/main.ts'));
}

/** SQLite, as sql.js brings it. */
export function sqliteEngine(): Buffer {
  return readFileSync(require.resolve('sql.js/dist/sql-wasm.wasm', {paths: [examples]}));
}

/** JavaScript that makes an object of functions, each of which loads a module, or with `module.exports` the modules themselves. */
function moduleList(names: string[], target: string): string {
  const lazy = target.startsWith('const');
  const entries = names.map((name) => {
    const path = name.startsWith('_harness/') ? join(examples, `${name}.ts`) : name;
    const load = `require(${JSON.stringify(path)})`;
    return `${JSON.stringify(name)}: ${lazy ? `() => ${load}` : load}`;
  });
  return `${target} = {${entries.join(',\n')}};`;
}

async function bundle(code: string, options: BuildOptions, plugins: Plugin[] = []): Promise<string> {
  const {outputFiles = []} = await build({
    ...common,
    ...options,
    // What programs import is what is bundled: the same copies.
    stdin: {contents: code, resolveDir: examples, loader: 'js'},
    plugins: [...plugins, resolution],
  });
  return outputFiles[0]?.text ?? '';
}

/** Leaves every package out that is kept, and notes its name. */
function keptOutside(asked: Set<string>): Plugin {
  const inside = new Set<string>(RELOADED_PACKAGES);
  return {
    name: 'kept-outside',
    setup({onResolve}) {
      onResolve({filter: /^[^./]/}, ({path}) => {
        const isInside = [...inside].some((name) => path === name || path.startsWith(`${name}/`));
        if (isInside) return undefined;
        asked.add(path);
        return {path, external: true};
      });
    },
  };
}

/** Where modules are found: stubs first, and one copy of each package, the one that `require` finds. */
const resolution: Plugin = {
  name: 'live-resolution',
  setup({onResolve, resolve: resolveModule}) {
    onResolve({filter: /^[^./]/}, async (request) => {
      const {path, resolveDir, pluginData} = request;
      if (pluginData === 'resolving') return undefined;
      const stub = stubOf(path);
      if (stub) return {path: stub};
      // Its entry for browsers holds no more than decorators without effect.
      if (path === '@nestjs/graphql') return {path: require.resolve('@nestjs/graphql', {paths: [examples]})};
      // Its build for browsers leaves out the drivers of other databases.
      if (path === 'typeorm') {
        return {path: join(dirname(require.resolve('typeorm', {paths: [examples]})), 'browser/index.js')};
      }
      if (path === 'class-transformer/storage') {
        return {path: require.resolve('class-transformer/cjs/storage', {paths: [resolveDir]})};
      }
      const from = resolveDir || examples;
      const found = await resolveModule(path, {
        kind: 'require-call',
        resolveDir: from,
        pluginData: 'resolving',
      });
      return found.errors.length > 0 ? undefined : found;
    });
  },
};
