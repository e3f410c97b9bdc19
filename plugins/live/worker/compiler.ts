import type {compileFiles} from '../compile';

export interface Compiler {
  compileFiles: typeof compileFiles;
}

/** Evaluates the compiler that the page fetched with the first edit. */
export function evaluateCompiler(source: string): Compiler {
  const module = {exports: {}};
  (new Function('module', 'exports', source) as (module: object, exports: object) => void)(
    module,
    module.exports,
  );
  return module.exports as Compiler;
}
