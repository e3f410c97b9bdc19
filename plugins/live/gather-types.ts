/**
 * Gathers what an editor needs to know the types of the programs: the declarations that their imports reach, as
 * TypeScript resolves them. Nothing is listed by hand.
 */
import {existsSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {join} from 'node:path';
import {join as joinPath} from 'node:path/posix';
import ts from 'typescript';
import {importsOf, reachable} from '../../lib/imports';
import type {LiveProgram} from '../../src/live/sandbox/live-program';
import type {Declarations} from '../../src/live/types/type-messages';
import {HARNESS_FILES, KEPT_PACKAGES, RELOADED_PACKAGES} from './available-packages';
import {COMPILER_OPTIONS} from './project-parts';

/** Packages whose comments are shown with a name. */
const DOCUMENTED = /\/node_modules\/(@ptc-org\/|@nestjs\/graphql\/dist\/decorators\/)/;

/** What a package's `package.json` says about where its declarations are. */
const RESOLVING = ['name', 'version', 'main', 'types', 'typings', 'exports', 'typesVersions'];

/** What decides which declarations there are: what the programs import, and the files of theirs that are only types. */
export interface Reached {
  packages: string[];
  /** By path below `examples/`. */
  files: Record<string, string>;
}

/** What programs reach besides their own files. */
export function reachedBy(programs: LiveProgram[], examples: string): Reached {
  const own = Object.assign({}, ...programs.map(({files}) => files)) as Record<string, string>;
  const packages = new Set<string>();
  const all = reachable(Object.keys(own), (file) => {
    const names = importsOf(own[file] ?? readFileSync(join(examples, file), 'utf8'));
    for (const name of names) if (!name.startsWith('.')) packages.add(name);
    const files = names
      .filter((name) => name.startsWith('.'))
      .map((name) => `${joinPath(file, '..', name)}.ts`);
    return files.filter((name) => !name.startsWith('_harness/'));
  });
  // A program in the browser has no files that are imported for their types alone.
  const others = [...all].filter((file) => !(file in own));
  const files = Object.fromEntries(others.map((file) => [file, readFileSync(join(examples, file), 'utf8')]));
  return {packages: [...packages].sort(), files};
}

/** The declarations that programs reach, by their paths below the site's folder. */
export function gatherDeclarations(
  siteDir: string,
  reached: Reached,
): Omit<Declarations, 'reference' | 'names'> {
  const examples = join(siteDir, 'examples');
  const packages = [...KEPT_PACKAGES, ...RELOADED_PACKAGES, ...reached.packages].filter(
    (name) => !isOfNode(name),
  );
  const root = join(examples, 'every-import.ts');
  const imports = [...packages, ...HARNESS_FILES.map((name) => `./${name}`)].map(
    (name) => `import '${name}';`,
  );
  const options = compilerOptions(examples);
  const host = hostWith(root, imports.join('\n'), options);
  leaveOutOthers(host, options, packages);
  const program = ts.createProgram([root], options, host);

  const files: Record<string, string> = {};
  const put = (file: string, text: string): void => {
    files[file.replace(siteDir, '')] = text;
  };
  for (const source of program.getSourceFiles()) {
    if (!source.isDeclarationFile) continue;
    put(source.fileName, textOfSource(source));
    const manifest = manifestOf(source.fileName);
    if (manifest) put(manifest, partOf(manifest, RESOLVING));
  }
  // The harness is written in TypeScript.
  for (const name of HARNESS_FILES) {
    program.emit(program.getSourceFile(join(examples, `${name}.ts`)), put, undefined, true);
  }
  for (const [file, text] of Object.entries(reached.files)) put(join(examples, file), text);
  // An editor proposes to import what is among them.
  put(join(examples, 'package.json'), partOf(join(examples, 'package.json'), ['dependencies']));
  const modules = reached.packages.filter(isOfNode).map((name) => `declare module '${name}';`);
  put(join(examples, 'globals.d.ts'), [GLOBALS, ...modules].join('\n'));
  return {options: COMPILER_OPTIONS, files};
}

const printer = ts.createPrinter({removeComments: true});

/** The driver of TypeORM that no program in the browser has, a tenth of all bytes: of it, ids alone are types of columns. */
const OF_MONGODB = '/typeorm/driver/mongodb/typings.d.ts';

/** A declaration file without its comments, or with those that explain a name. */
function textOfSource(source: ts.SourceFile): string {
  if (source.fileName.endsWith(OF_MONGODB)) return "export * from './bson.typings';";
  const text = DOCUMENTED.test(source.fileName)
    ? source.text.replace(/^\/\/#.*|^\s*\* @(?:publicApi|see)\b.*\n/gm, '')
    : printer.printFile(source);
  return text.replace(/^ +/gm, '');
}

function compilerOptions(examples: string): ts.CompilerOptions {
  const {options} = ts.convertCompilerOptionsFromJson(COMPILER_OPTIONS, examples);
  // Without the declarations of the DOM and of Node.js, which weigh more than all else.
  const smaller = {lib: ['lib.es2022.d.ts'], types: []};
  return {...options, ...smaller, outDir: undefined, rootDir: undefined, declaration: true};
}

const isOfNode = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);

/** `@nestjs/common` of `@nestjs/common/decorators`. */
const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** The compiler's own view of the disk, with one file more. */
function hostWith(root: string, text: string, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const {getSourceFile, fileExists} = host;
  host.getSourceFile = (file, target, ...rest) =>
    file === root ? ts.createSourceFile(file, text, target) : getSourceFile(file, target, ...rest);
  host.fileExists = (file) => file === root || fileExists(file);
  return host;
}

/** What no program can import stays unknown: what mentions it has the type `any`, and half of the bytes stay away. */
function leaveOutOthers(host: ts.CompilerHost, options: ts.CompilerOptions, packages: string[]): void {
  const known = new Set(packages.map(packageOf));
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (names, file, redirect, _options, source) =>
    names.map((name) => {
      const {text} = name;
      if (!text.startsWith('.') && !known.has(packageOf(text))) return {resolvedModule: undefined};
      const mode = ts.getModeForUsageLocation(source, name, options);
      return ts.resolveModuleName(text, file, options, host, cache, redirect, mode);
    });
  host.resolveTypeReferenceDirectiveReferences = (references) =>
    references.map(() => ({resolvedTypeReferenceDirective: undefined}));
}

/** The `package.json` that a declaration belongs to. */
function manifestOf(file: string): string | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  const manifest = folder && join(folder, 'package.json');
  return manifest && existsSync(manifest) ? manifest : undefined;
}

function partOf(manifest: string, fields: string[]): string {
  const all = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, all[field]])));
}

/**
 * What the sandbox has beside the language itself: at home `@types/node` and the DOM declare it, which weigh more than all else.
 * class-validator is proposed before a program imports it; the other packages import each other.
 */
const GLOBALS = `
/// <reference types="class-validator" />
interface Console { log(...data: any[]): void; info(...data: any[]): void; warn(...data: any[]): void; error(...data: any[]): void; debug(...data: any[]): void; table(data?: any): void; dir(item?: any): void; }
declare var console: Console;
declare function setTimeout<A extends any[]>(callback: (...args: A) => void, ms?: number, ...args: A): any;
declare function setInterval<A extends any[]>(callback: (...args: A) => void, ms?: number, ...args: A): any;
declare function clearTimeout(timer: any): void;
declare function clearInterval(timer: any): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
declare var process: { env: Record<string, string | undefined>; cwd(): string; exit(code?: number): never; [name: string]: any };
declare function fetch(url: string, init?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<{ ok: boolean; status: number; json(): Promise<any>; text(): Promise<string>; headers: { get(name: string): string | null } }>;
declare module 'node:http' { class IncomingMessage { headers: Record<string, string | undefined>; url?: string; method?: string } }
declare var performance: { now(): number };
`;
