import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {packageFolder} from '../../examples/_harness/needs';
import {cached, cacheKey, forgetOthers, sourcesKey} from '../shared/cache';
import {codeOf, formatted, isTypeDeclaration} from './code';
import {kindsOf} from './kinds';
import {type Entry, type PackageEnd, PACKAGES, PREFIX} from './model';
import {propertiesOf} from './properties';

/** What reads the declarations, and what lays them out. */
const TOOLS = ['typescript/package.json', 'prettier/package.json'];

let entries: Promise<Entry[]> | undefined;

/**
 * Every exported name of the installed packages, and the option types that belong to them. Read by the compiler once for a
 * version of the packages: that takes seconds, and is kept in the folder of caches.
 */
export function readEntries(siteDir: string): Promise<Entry[]> {
  entries ??= fromCache(path.join(siteDir, 'node_modules/.cache/api-reference'));
  return entries;
}

async function fromCache(folder: string): Promise<Entry[]> {
  const found = await cached(path.join(folder, `${stateOf()}.json`), () => readDeclarations());
  forgetOthers(folder);
  return found;
}

/** The manifest of a package: it changes with each version. */
export function manifestOf(end: PackageEnd): string {
  return path.join(packageFolder(PREFIX + end) ?? '', 'package.json');
}

function stateOf(): string {
  const files = [
    ...PACKAGES.map((end) => manifestOf(end)),
    ...TOOLS.map((manifest) => require.resolve(manifest)),
  ];
  const readers = sourcesKey([path.join(__dirname, 'declarations.ts')]);
  return cacheKey([readers, ...files.map((file) => readFileSync(file, 'utf8'))]);
}

const entryOf = (end: PackageEnd): string => require.resolve(`${PREFIX}${end}/src/index.d.ts`);

/** Of other packages only what options are made of: all that they import takes four times as long to read. */
const FOLLOWED = /^(\.|@ptc-org\/|@nestjs\/graphql$)/;

function programOf(files: string[]): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({text}) =>
      FOLLOWED.test(text) ? ts.resolveModuleName(text, from, options, host) : {resolvedModule: undefined},
    );
  return ts.createProgram(files, options, host);
}

async function readDeclarations(): Promise<Entry[]> {
  const program = programOf(PACKAGES.map(entryOf));
  const read = PACKAGES.flatMap((end) => new PackageReader(program, end).read());
  return Promise.all(read.map(async (entry) => ({...entry, code: await formatted(entry.code)})));
}

/** Reads one package: its exports, and the option types that they lead to. */
class PackageReader {
  private readonly checker: ts.TypeChecker;
  private readonly folder: string;
  private readonly exported: Map<ts.Symbol, string>;
  private readonly inner = new Map<ts.Symbol, Entry>();

  constructor(
    program: ts.Program,
    private readonly end: PackageEnd,
  ) {
    this.checker = program.getTypeChecker();
    this.folder = path.dirname(entryOf(end));
    this.exported = this.exportsOf(program, end);
  }

  private exportsOf(program: ts.Program, end: PackageEnd): Map<ts.Symbol, string> {
    const file = entryOf(end);
    const source = program.getSourceFile(file);
    const module = source && this.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing: install the package again with "npm ci"`);
    return new Map(
      this.checker.getExportsOfModule(module).map((symbol) => [this.target(symbol), symbol.name]),
    );
  }

  read(): Entry[] {
    const own = [...this.exported].map(([symbol, name]) => this.toEntry(symbol, name, true));
    return [...own, ...this.inner.values()].sort((a, b) =>
      a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
    );
  }

  private target(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private toEntry(symbol: ts.Symbol, name: string, isExported: boolean): Entry {
    const properties = propertiesOf(symbol, this.checker);
    // What a listed type is made of is in its list.
    const made =
      symbol.declarations?.filter((node) => properties.length === 0 || !isTypeDeclaration(node)) ?? [];
    for (const node of [...made, ...properties.flatMap(({nodes}) => nodes)]) this.follow(node);
    return {
      name,
      package: this.end,
      file: this.fileOf(symbol),
      kinds: kindsOf(symbol, this.checker),
      isExported,
      code: codeOf(symbol, properties.length > 0),
      properties: properties.map(({name: property, isOptional, type, defaultValue}) => ({
        name: property,
        isOptional,
        type,
        defaultValue,
      })),
    };
  }

  /** Takes in the types that a declaration names and that one can write, but not import. */
  private follow(node: ts.Node): void {
    if (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Private) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const found = this.checker.getSymbolAtLocation(name);
      const symbol = found && this.target(found);
      if (symbol && this.isInner(symbol)) {
        // Entered first: types may name themselves.
        this.inner.set(symbol, {} as Entry);
        this.inner.set(symbol, this.toEntry(symbol, symbol.name, false));
      }
    }
    ts.forEachChild(node, (child) => this.follow(child));
  }

  private isInner(symbol: ts.Symbol): boolean {
    if (this.exported.has(symbol) || this.inner.has(symbol)) return false;
    const isOwn = symbol.declarations?.some((node) =>
      node.getSourceFile().fileName.startsWith(`${this.folder}/`),
    );
    return Boolean(isOwn) && propertiesOf(symbol, this.checker).length > 0;
  }

  private fileOf(symbol: ts.Symbol): string {
    const [declaration] = symbol.declarations ?? [];
    const file = declaration?.getSourceFile().fileName ?? '';
    return path
      .relative(this.folder, file)
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '');
  }
}
