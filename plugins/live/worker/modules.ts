import {dirname, join} from 'node:path';
import type {Exports} from './reloaded-packages';

/** Finds packages by the name that a program imports; undefined where there is none. */
export type FindPackage = (name: string) => unknown;

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
