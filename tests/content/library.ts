import ts from 'typescript';

/** What a package of the library exports, as its published declarations say. */
export interface PublicApi {
  /** Every exported name. */
  names: string[];
  /** The exported option types, each with the properties that the library itself declares. */
  options: Map<string, string[]>;
}

const OPTION_TYPE = /(Opts|Options|Config)$/;

/**
 * Reads the public exports of an installed package from its `index.d.ts`.
 *
 * @param packageName such as `@ptc-org/nestjs-query-core`
 * @throws where the package is not installed
 */
export function readPublicApi(packageName: string): PublicApi {
  const entry = require.resolve(`${packageName}/src/index.d.ts`);
  const program = ts.createProgram([entry], {
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
  const exported = checker.getExportsOfModule(module);
  const options = new Map<string, string[]>();
  for (const symbol of exported) {
    if (!OPTION_TYPE.test(symbol.name)) continue;
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (target.flags & ts.SymbolFlags.Type) {
      options.set(symbol.name, ownProperties(checker, checker.getDeclaredTypeOfSymbol(target)));
    }
  }
  return {names: exported.map(({name}) => name).sort(), options};
}

/** What comes from NestJS or an ORM is documented there. */
const isOfTheLibrary = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(({parent}) => parent.getSourceFile().fileName.includes('@ptc-org/'));

function ownProperties(checker: ts.TypeChecker, type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  const names = parts.flatMap((part) =>
    checker
      .getPropertiesOfType(part)
      .filter(isOfTheLibrary)
      .map(({name}) => name),
  );
  return [...new Set(names)].sort();
}
