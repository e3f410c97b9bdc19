import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {cachedSync, cacheKey} from '../../plugins/cache';

/** The packages of the library that the pages are about. */
export const LIBRARY = [
  '@ptc-org/nestjs-query-core',
  '@ptc-org/nestjs-query-graphql',
  '@ptc-org/nestjs-query-typeorm',
];

/** What a package of the library exports, as its published declarations say. */
export interface PublicApi {
  /** Every exported name. */
  names: string[];
  /** The exported option types, each with the properties that the library itself declares. */
  options: [type: string, properties: string[]][];
  /** The same for option types that are not exported, but belong to a parameter or to another option. */
  innerOptions: [type: string, properties: string[]][];
  /** What fields can be compared by. */
  operators: string[];
  /** The members of exported enums: `SortDirection.ASC`. */
  values: string[];
}

const OPTION_TYPE = /(Opts|Options|Config)$/;
const COMPARISON_TYPE = /FieldComparison(s|Type)$/;

const read = new Map<string, PublicApi>();
let program: ts.Program | undefined;

/** Of another version of the library, or read in another way, nothing is kept. */
const state = cacheKey(
  [...LIBRARY.map((name) => `node_modules/${name}/package.json`), 'tests/content/library.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  ),
);

/**
 * Reads the public exports of an installed package of the library from its `index.d.ts`, once for a version.
 *
 * @param packageName one of `LIBRARY`
 * @throws where the package is not installed
 */
export function readPublicApi(packageName: string): PublicApi {
  const file = `node_modules/.cache/public-api/${state}/${packageName.replace(/.*-/, '')}.json`;
  const api = read.get(packageName) ?? cachedSync(file, () => readDeclarations(packageName));
  read.set(packageName, api);
  return api;
}

const entryOf = (packageName: string): string => require.resolve(`${packageName}/src/index.d.ts`);

function readDeclarations(packageName: string): PublicApi {
  const entry = entryOf(packageName);
  // The packages declare mostly by the same others: read together, they take the time of one.
  program ??= ts.createProgram(LIBRARY.map(entryOf), {
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
  const exported = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
  const typesNamed = (pattern: RegExp): [string, ts.Type][] =>
    exported
      .filter(({name, target}) => pattern.test(name) && target.flags & ts.SymbolFlags.Type)
      .map(({name, target}) => [name, checker.getDeclaredTypeOfSymbol(target)]);
  const optionTypes = typesNamed(OPTION_TYPE);
  const inner = new InnerOptions(checker, packageName, new Set(optionTypes.map(([name]) => name)));
  exported.forEach(({target}) => inner.addParametersOf(target));
  optionTypes.forEach(([, type]) => inner.addPropertiesOf(type));
  return {
    names: exported.map(({name}) => name).sort(),
    options: optionTypes.map(([name, type]) => [name, namesOf(ownProperties(checker, type))]),
    innerOptions: [...inner.found],
    operators: namesOf(typesNamed(COMPARISON_TYPE).flatMap(([, type]) => ownProperties(checker, type))),
    values: exported
      .filter(({target}) => target.flags & ts.SymbolFlags.RegularEnum)
      .flatMap(({name, target}) =>
        [...(target.exports?.keys() ?? [])].map((member) => `${name}.${String(member)}`),
      )
      .sort(),
  };
}

/** Gathers the option types that one can write without being able to import them. */
class InnerOptions {
  readonly found = new Map<string, string[]>();

  private readonly seen = new Set<ts.Type>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly packageName: string,
    private readonly exported: Set<string>,
  ) {}

  /** Takes the parameters of a function or decorator, and of the static methods of a class. */
  addParametersOf(symbol: ts.Symbol): void {
    if (!(symbol.flags & ts.SymbolFlags.Value)) return;
    const type = this.checker.getTypeOfSymbol(symbol);
    const methods = symbol.flags & ts.SymbolFlags.Class ? this.checker.getPropertiesOfType(type) : [];
    const types = [type, ...methods.map((method) => this.checker.getTypeOfSymbol(method))];
    for (const signature of types.flatMap((callable) => callable.getCallSignatures())) {
      signature.parameters.forEach((parameter) => this.add(this.checker.getTypeOfSymbol(parameter)));
    }
  }

  /** Takes the options that an option of this type may have in turn. */
  addPropertiesOf(type: ts.Type): void {
    for (const property of ownProperties(this.checker, type))
      this.add(this.checker.getTypeOfSymbol(property));
  }

  private add(type: ts.Type): void {
    if (this.seen.has(type)) return;
    this.seen.add(type);
    const [element] = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)
      : [];
    if (element) this.add(element);
    const symbol = type.aliasSymbol ?? type.getSymbol();
    // What is exported is read for itself, and a parameter of types stands for a type that is met elsewhere.
    if (symbol && this.exported.has(symbol.name)) return;
    if (symbol && OPTION_TYPE.test(symbol.name) && this.isOwn(symbol) && !type.isTypeParameter()) {
      const properties = namesOf(ownProperties(this.checker, type));
      if (properties.length > 0) this.found.set(symbol.name, properties);
      this.addPropertiesOf(type);
    } else if (type.isUnionOrIntersection()) {
      type.types.forEach((part) => this.add(part));
    }
  }

  private isOwn(symbol: ts.Symbol): boolean {
    return (symbol.declarations ?? []).some((node) =>
      node.getSourceFile().fileName.includes(`${this.packageName}/`),
    );
  }
}

/** What comes from NestJS or an ORM is documented there. */
const isOfTheLibrary = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(({parent}) => parent.getSourceFile().fileName.includes('@ptc-org/'));

function ownProperties(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => checker.getPropertiesOfType(part).filter(isOfTheLibrary));
}

function namesOf(symbols: ts.Symbol[]): string[] {
  return [...new Set(symbols.map(({name}) => name))].sort();
}
