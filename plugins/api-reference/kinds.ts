import ts from 'typescript';
import type {DeclarationKind} from './model';

const {SymbolFlags, SignatureKind} = ts;

/** What a name is: a value first, which is what most readers look for. */
export function kindsOf(symbol: ts.Symbol, checker: ts.TypeChecker): DeclarationKind[] {
  if (symbol.flags & SymbolFlags.Class) return ['Class'];
  if (symbol.flags & SymbolFlags.Enum) return ['Enum'];
  const kinds: DeclarationKind[] = [];
  if (symbol.flags & SymbolFlags.Value) kinds.push(kindOfValue(symbol, checker));
  if (symbol.flags & SymbolFlags.Interface) kinds.push('Interface');
  if (symbol.flags & SymbolFlags.TypeAlias) kinds.push('Type');
  return kinds;
}

function kindOfValue(symbol: ts.Symbol, checker: ts.TypeChecker): DeclarationKind {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [first] = signatures;
  if (!first) return 'Constant';
  const result = first.getReturnType();
  if (checker.getSignaturesOfType(result, SignatureKind.Construct).length > 0) return 'Class factory';
  const isUnknown = Boolean(result.flags & ts.TypeFlags.Any) && isInDecoratorFile(symbol);
  return isUnknown || result.getCallSignatures().some(isDecorator) ? 'Decorator' : 'Function';
}

/** Of a package that is not followed, the compiler does not know what its decorators are. */
function isInDecoratorFile({declarations = []}: ts.Symbol): boolean {
  return declarations.some((node) => node.getSourceFile().fileName.endsWith('.decorator.d.ts'));
}

/** A decorator returns nothing, or may return nothing. */
function isDecorator(signature: ts.Signature): boolean {
  const result = signature.getReturnType();
  const parts = result.isUnion() ? result.types : [result];
  return parts.some(({flags}) => flags & ts.TypeFlags.Void);
}
