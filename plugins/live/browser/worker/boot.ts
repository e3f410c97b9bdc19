/** A boot starts a program as if its worker were new: its modules, the packages that remember programs, its databases. */
import {basename, dirname, join, relative} from 'node:path';
import {NestFactory} from '@nestjs/core';
import type * as NestTypeorm from '@nestjs/typeorm';
import {printSchema} from 'graphql';
import initSqlJs, {type Database, type SqlJsStatic} from 'sql.js';
import type * as Harness from '../../../../examples/_harness/boot';
import type {MainProgram, ModuleProgram, Program} from '../../../../examples/_harness/define-program';
import {makeDeterministic} from '../../../../examples/_harness/determinism';
import type {SandboxAnswer, SandboxRequests} from '../../../../src/live/sandbox/messages';
import type * as Compiler from '../compile';
import {takeSubscriptionServer} from '../stubs/graphql-ws';
import {BootedApp} from './app';
import {dropAddedGlobals} from './globals';

/** Rejections that nothing waits for; a boot waits for them. */
export const unhandled = {listener: undefined as ((error: unknown) => void) | undefined};

/** What loads a package, by the name that programs import. */
export type Packages = Readonly<Record<string, () => unknown>>;

/**
 * Starts a program on fresh data. It replaces the one before, whose app is not closed: what that one still does belongs
 * to nobody.
 * @param kept the packages that stay, from the list that the build generates
 */
export async function bootProgram(
  {entry, compiled, operations}: SandboxRequests['boot'],
  kept: Packages,
): Promise<{app: BootedApp; answer: SandboxAnswer<'boot'>}> {
  closeDatabases();
  dropAddedGlobals();
  // The harness puts its own in its place, for programs with a main.ts.
  Reflect.deleteProperty(NestFactory, 'create');
  takeSubscriptionServer();
  const passMinute = makeDeterministic();
  const reloaded = reloadPackages(kept);
  retryNoConnection(reloaded);
  const fresh = Object.entries(reloaded).map(([name, module]) => [name, () => module] as const);
  const program = loadProgram(entry, compiled, {...kept, ...Object.fromEntries(fresh)});
  const {boot: start, schemaOfApp} = reloaded['_harness/boot'] as typeof Harness;
  const app = await orRejection(start(program, {port: 3000, prepare: () => undefined}));
  const schema = schemaOfApp(app);
  await program.seed?.(app);
  return {
    app: new BootedApp(app, program, operations, takeSubscriptionServer(), passMinute),
    answer: {schema: schema && `${printSchema(schema)}\n`},
  };
}

/** A faulty entity would look like a hang: Nest tries to connect ten times, three seconds apart. */
function retryNoConnection(reloaded: Exports): void {
  const {TypeOrmModule} = reloaded['@nestjs/typeorm'] as typeof NestTypeorm;
  const forRoot = TypeOrmModule.forRoot.bind(TypeOrmModule);
  TypeOrmModule.forRoot = (options, name) => forRoot({retryAttempts: 1, ...options}, name);
}

/** A reader's main.ts floats its promise: what stops it arrives as a rejection that nothing waits for. */
function orRejection<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    unhandled.listener = reject;
    promise.then(resolve, reject).finally(() => (unhandled.listener = undefined));
  });
}

const openDatabases = new Set<Database>();

/**
 * Starts SQLite: one engine for all databases. Returns what TypeORM takes for sql.js, which asks for it in the global
 * name `SQL`.
 */
export function startEngine(wasm: ArrayBuffer): () => Promise<SqlJsStatic> {
  const engine = initSqlJs({wasmBinary: wasm}).then((sql) => {
    class ListedDatabase extends sql.Database {
      constructor(...args: ConstructorParameters<SqlJsStatic['Database']>) {
        super(...args);
        openDatabases.add(this);
      }
    }
    return {...sql, Database: ListedDatabase};
  });
  return () => engine;
}

/** Closes the databases of the programs before: with a seeded random the next ones would get the same files. */
function closeDatabases(): void {
  for (const database of openDatabases) database.close();
  openDatabases.clear();
}

/** A module as `require` hands it out. */
type Exports = Record<string, unknown>;

/** Finds what a module imports. */
type Require = (name: string) => unknown;

/** A CommonJS module as a function. */
type ModuleCode = (require: Require | undefined, module: {exports: Exports}, exports: Exports) => void;

function compile(code: string): ModuleCode {
  return new Function('require', 'module', 'exports', code) as ModuleCode;
}

function evaluate(code: ModuleCode, require?: Require, module = {exports: {} as Exports}): Exports {
  code(require, module, module.exports);
  return module.exports;
}

/** The reloaded packages, which the build puts into this function, in front of those that are kept. */
declare const liveReloadedPackages: ModuleCode;

/** The packages and harness files that are evaluated anew at each boot, by the name that programs import. */
function reloadPackages(kept: Packages): Exports {
  const {modules} = evaluate(liveReloadedPackages, (name) => {
    const load = kept[name];
    if (!load) throw new Error(`A reloaded package asks for "${name}", which is not among the kept ones.`);
    return load();
  });
  return modules as Exports;
}

/** The compiler, which the page fetched with the first edit. */
export function evaluateCompiler(source: string): typeof Compiler {
  return evaluate(compile(source)) as unknown as typeof Compiler;
}

/** How a file is imported from another one. */
function importOf(file: string, from: string): string {
  const path = relative(dirname(from), file).replace(/\.ts$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Evaluates the compiled files of a program, each once, from `entry` on, and returns what that one exports. */
function loadProgram(
  entry: string,
  compiled: Readonly<Record<string, string>>,
  packages: Packages,
): ModuleProgram | MainProgram {
  const loaded = new Map<string, {exports: Exports}>();

  function load(path: string): Exports {
    const known = loaded.get(path);
    if (known) return known.exports;
    const module = {exports: {}};
    loaded.set(path, module);
    // The name is what stacks tell.
    const code = compile(`${compiled[path] ?? ''}\n//# sourceURL=${path}`);
    return evaluate(code, (name) => find(name, path), module);
  }

  function find(name: string, from: string): unknown {
    const isFile = name.startsWith('.');
    const path = isFile ? join(dirname(from), name) : name;
    const file = isFile && [path, `${path}.ts`, `${path}/index.ts`].find((one) => one in compiled);
    if (file) return load(file);
    // The files of the harness are part of the runtime.
    const loadPackage = packages[isFile ? path.replace(/\.ts$/, '') : path];
    if (loadPackage) return loadPackage();
    const there = isFile
      ? Object.keys(compiled).filter((other) => dirname(other) === dirname(path) && other !== from)
      : Object.keys(packages).filter((other) => !other.startsWith('_'));
    const missing = isFile ? 'and there is no such file' : 'which is not available in the browser';
    const names = there.map((other) => (isFile ? importOf(other, from) : other));
    const list = names.length > 0 ? ` There are: ${names.join(', ')}.` : '';
    throw new Error(`${basename(from)} imports "${name}", ${missing}.${list}`);
  }

  const program = load(entry).default as Program | undefined;
  if (!program?.module && !program?.main)
    throw new Error(`${basename(entry)} exports no program with a module.`);
  return program;
}
