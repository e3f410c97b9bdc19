import {dirname, join} from 'node:path';
import type {compileFiles} from '../compile';

/** A module as `require` hands it out. */
type Exports = Record<string, unknown>;

/** Finds packages by the name that a program imports; undefined where there is none. */
type FindPackage = (name: string) => unknown;

/** The modules of one program: evaluates its compiled files as CommonJS, each once. */
export class ProgramModules {
  private readonly loaded = new Map<string, {exports: Exports}>();

  constructor(
    private readonly compiled: Readonly<Record<string, string>>,
    private readonly findPackage: FindPackage,
    private readonly packageNames: readonly string[],
  ) {}

  /** The exports of a file; `path` is that of its source. */
  load(path: string): Exports {
    const known = this.loaded.get(path);
    if (known) return known.exports;
    const module = {exports: {} as Exports};
    this.loaded.set(path, module);
    const require = (name: string): unknown => this.require(name, path);
    // The name is what stacks tell.
    const evaluate = new Function(
      'require',
      'module',
      'exports',
      `${this.compiled[path] ?? ''}\n//# sourceURL=${path}`,
    ) as (require: unknown, module: {exports: Exports}, exports: Exports) => void;
    evaluate(require, module, module.exports);
    return module.exports;
  }

  private require(name: string, from: string): unknown {
    if (!name.startsWith('.')) return this.package(name, from);
    const path = join(dirname(from), name);
    const found = [path, `${path}.ts`, `${path}/index.ts`].find((candidate) => candidate in this.compiled);
    if (found) return this.load(found);
    // The files of the harness are part of the runtime.
    return this.package(path.replace(/\.ts$/, ''), from, name);
  }

  private package(name: string, from: string, shown = name): unknown {
    const found = this.findPackage(name);
    if (found !== undefined) return found;
    const there = this.packageNames.filter((other) => !other.startsWith('_')).join(', ');
    throw new Error(
      shown.startsWith('.')
        ? `${from} imports "${shown}", and there is no such file.`
        : `${from} imports "${shown}", which is not available in the browser. There are: ${there}.`,
    );
  }
}

/** What evaluates the reloaded packages: the build puts their bundle into this function, in front of the packages that are kept. */
type ReloadedPackages = (
  require: (name: string) => unknown,
  module: {exports: Exports},
  exports: Exports,
) => void;

declare const liveReloadedPackages: ReloadedPackages;

/** The packages and harness files that are evaluated anew at each boot, by the name that programs import. */
export function reloadPackages(kept: Readonly<Record<string, () => unknown>>): Record<string, unknown> {
  const module = {exports: {} as Exports};
  const require = (name: string): unknown => {
    const load = kept[name];
    if (!load) throw new Error(`A reloaded package asks for "${name}", which is not among the kept ones.`);
    return load();
  };
  liveReloadedPackages(require, module, module.exports);
  return module.exports.modules as Record<string, unknown>;
}

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
