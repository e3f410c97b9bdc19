/**
 * Compiles the files of programs, one by one: at build time for the files of live samples, and, bundled with TypeScript, in the browser
 * for what a reader edits. Both must come to the same.
 */
import ts from 'typescript';
import {MOST_PROBLEMS} from '../../../src/live/sandbox/limits';
import type {Problem} from '../../../src/live/sandbox/messages';
import {syntaxErrorOf} from './syntax-errors';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  // Without it the metadata of `Date | null` would be `Date`.
  strict: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
  esModuleInterop: true,
};

/** Compiles sources by path, and tells the first syntax error of each. Types are not checked. */
export function compileFiles(files: Readonly<Record<string, string>>): {
  compiled: Record<string, string>;
  problems: Problem[];
} {
  const compiled: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [file, source] of Object.entries(files)) {
    const {outputText, diagnostics} = ts.transpileModule(source, {
      compilerOptions: options,
      fileName: file,
      reportDiagnostics: true,
    });
    compiled[file] = outputText;
    const [first] = diagnostics ?? [];
    if (first) problems.push(problemOf(file, source, first));
  }
  return {compiled, problems: problems.slice(0, MOST_PROBLEMS)};
}

function problemOf(file: string, source: string, first: ts.Diagnostic): Problem {
  const {from, message} = syntaxErrorOf(ts, source, first);
  const lines = source.slice(0, from).split('\n');
  return {file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message};
}
