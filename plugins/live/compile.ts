/**
 * Compiles the files of programs, one by one: at build time for the files of live samples, and, bundled with TypeScript, in the browser
 * for what a reader edits. Both must come to the same.
 */
import ts from 'typescript';
import {MOST_PROBLEMS} from '../../src/live/limits';
import type {Problem} from '../../src/live/sandbox-messages';

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

/** Compiles sources by path, and lists their syntax errors. Types are not checked. */
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
    problems.push(...(diagnostics ?? []).map((diagnostic) => problemOf(file, diagnostic)));
  }
  return {compiled, problems: problems.slice(0, MOST_PROBLEMS)};
}

function problemOf(file: string, {file: source, start = 0, messageText}: ts.Diagnostic): Problem {
  const {line, character} = source?.getLineAndCharacterOfPosition(start) ?? {line: 0, character: 0};
  return {
    file,
    line: line + 1,
    column: character + 1,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}
