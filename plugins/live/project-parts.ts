import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LiveProject} from '../../src/live/sandbox/live-program';
import {wholeFile} from '../samples/regions';
import {HARNESS_FILES} from './available-packages';

interface PackageJson {
  engines?: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, unknown>;
}

/** Its plugin asks for an older Apollo Server than the one that it runs with. */
const OVERRIDDEN = '@apollo/server-plugin-landing-page-graphql-playground';

/** Only programs that do not run in a browser, and so cannot be downloaded, import them. */
const NOT_NEEDED = ['@apollo/gateway', '@apollo/subgraph', 'pg'];

/** Where the project of the tutorial has what is not the reader's own, below `examples/`. */
const TUTORIAL = 'introduction/tutorial/take-home';

/** How the project of a reader is compiled; the editors of the site check by the same. */
export const COMPILER_OPTIONS = {
  target: 'ES2022',
  module: 'CommonJS',
  types: ['node'],
  outDir: 'build',
  rootDir: '.',
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
};

/** What a downloaded program needs beside its own files: those of the harness that it imports, and the packages. */
export function projectParts(siteDir: string): LiveProject {
  const read = (file: string): string => readFileSync(join(siteDir, file), 'utf8');
  const site = JSON.parse(read('package.json')) as PackageJson;
  const {dependencies, devDependencies} = JSON.parse(read('examples/package.json')) as PackageJson;
  const packageJson = {
    private: true,
    scripts: {start: 'tsc --noCheck && node build/start.js'},
    engines: site.engines,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => !NOT_NEEDED.includes(name)),
    ),
    devDependencies: {
      typescript: site.devDependencies.typescript,
      '@types/express': devDependencies['@types/express'],
      '@types/node': site.devDependencies['@types/node'],
    },
    overrides: {[OVERRIDDEN]: site.overrides?.[OVERRIDDEN]},
  };
  const nestPackageJson = {
    ...packageJson,
    scripts: {start: 'nest start', 'start:dev': 'nest start --watch', build: 'nest build'},
    devDependencies: {
      ...packageJson.devDependencies,
      '@nestjs/cli': '^11.0.0',
    },
  };
  const tutorial = readdirSync(join(siteDir, 'examples', TUTORIAL), {withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== 'program.ts')
    .map(({name}) => [`${TUTORIAL}/${name}`, wholeFile(read(`examples/${TUTORIAL}/${name}`), name)]);
  const harness = [...HARNESS_FILES, '_harness/request-user'].map((name) => `${name}.ts`);
  return {
    files: {
      'package.json': JSON.stringify(packageJson, null, 2),
      'tsconfig.json': JSON.stringify({compilerOptions: COMPILER_OPTIONS}, null, 2),
      ...Object.fromEntries(harness.map((file) => [file, read(`examples/${file}`)])),
    },
    tutorial: {
      'package.json': JSON.stringify(nestPackageJson, null, 2),
      'tsconfig.json': JSON.stringify(
        {compilerOptions: {...COMPILER_OPTIONS, outDir: 'dist', rootDir: 'src'}},
        null,
        2,
      ),
      ...(Object.fromEntries(tutorial) as Record<string, string>),
    },
  };
}
