import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import ts from 'typescript';
import {cachedSync, cacheKey} from '../../plugins/cache';
import type {PageFence} from '../../plugins/samples/page-fences';
import {fault} from '../../lib/pages';

const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);

/** TypeScript fences marked `unchecked` that compile by themselves: each can be a program and be checked. */
export function needlesslyUnchecked(fences: PageFence[]): string[] {
  const marked = fences.filter(({fence}) => fence.unchecked && TYPESCRIPT.has(fence.language));
  if (marked.length === 0) return [];
  const sources = new Map(
    marked.map((entry, index) => [
      resolve('examples', '_unchecked', `${index}.${entry.fence.language === 'tsx' ? 'tsx' : 'ts'}`),
      entry,
    ]),
  );
  const state = cacheKey([
    ...marked.map(({fence, node}) => `${fence.language} ${node.value}`),
    ...['package-lock.json', 'examples/tsconfig.json', 'tests/content/unchecked.ts'].map((file) =>
      readFileSync(file, 'utf8'),
    ),
  ]);
  // To compile them takes seconds, and they hardly ever change.
  const compile = cachedSync(`node_modules/.cache/unchecked/${state}.json`, () => compiling(sources));
  return marked
    .filter((_, index) => compile[index])
    .map(({page, node}) =>
      fault(
        page,
        node,
        'this code compiles by itself against the library; put it into examples/ and name it',
      ),
    );
}

/** Whether each of the sources compiles. */
function compiling(sources: Map<string, PageFence>): boolean[] {
  const program = ts.createProgram([...sources.keys()], options(), host(sources));
  return Array.from(sources.keys(), (path) => {
    const source = program.getSourceFile(path);
    return (
      program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length === 0
    );
  });
}

function options(): ts.CompilerOptions {
  const {config} = ts.readConfigFile(resolve('examples', 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, resolve('examples'));
  // Of code that is read and not run, only the types matter.
  return {...parsed.options, noUnusedLocals: false, noUnusedParameters: false, isolatedModules: false};
}

function host(sources: Map<string, PageFence>): ts.CompilerHost {
  const disk = ts.createCompilerHost(options());
  // Without an import or export a file is no module, and its names would meet those of the other fences.
  const text = (path: string): string | undefined => {
    const entry = sources.get(resolve(path));
    return entry && `${entry.node.value}\nexport {};\n`;
  };
  return {
    ...disk,
    fileExists: (path) => text(path) !== undefined || disk.fileExists(path),
    readFile: (path) => text(path) ?? disk.readFile(path),
    getSourceFile: (path, languageVersion, ...rest) => {
      const own = text(path);
      return own === undefined
        ? disk.getSourceFile(path, languageVersion, ...rest)
        : ts.createSourceFile(path, own, languageVersion);
    },
  };
}
