import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {type Options, transformFile} from '@swc/core';
import {replaceFile} from '../../lib/replace-file';
import {compiledPath} from './paths';

// By SWC, as many readers do: `concepts/dtos/circular` records what it does of files that import each other, and TypeScript not.
const options: Options = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: {type: 'commonjs'},
  jsc: {
    target: 'es2022',
    parser: {syntax: 'typescript', decorators: true},
    // What `nest build` emits: Nest and TypeORM read types from decorator metadata, and class fields must not shadow it.
    transform: {legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false},
    keepClassNames: true,
  },
};

/** Source files below a folder that run: tests and declarations do not. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(\.|node_modules)/.test(entry.name) ? [] : sourceFiles(path);
    return /\.ts$/.test(entry.name) && !/\.(d|test)\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** Compiles what changed below the folders. A syntax error rejects, with its file. */
export async function compile(folders: string[]): Promise<void> {
  const compilerChanged = Math.max(
    statSync(join(__dirname, 'compile.ts')).mtimeMs,
    statSync(require.resolve('@swc/core/package.json')).mtimeMs,
  );
  const stale = folders.flatMap(sourceFiles).filter((source) => {
    const output = statSync(compiledPath(source), {throwIfNoEntry: false});
    return !output || output.mtimeMs < Math.max(statSync(source).mtimeMs, compilerChanged);
  });
  await Promise.all(stale.map(compileFile));
}

async function compileFile(source: string): Promise<void> {
  const {code} = await transformFile(source, options);
  replaceFile(compiledPath(source), code);
}
