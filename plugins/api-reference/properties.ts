import ts from 'typescript';
import type {Property} from './model';

/** A property with the types that its declarations write. */
export interface DeclaredProperty extends Property {
  nodes: ts.TypeNode[];
}

/**
 * The properties of an options type, those of the types that it is made of included. What comes from NestJS or an ORM is
 * documented there. Empty where the type is anything but properties, or a type with an argument that its properties
 * would have to be written with: its declaration then says all.
 */
export function propertiesOf(symbol: ts.Symbol, checker: ts.TypeChecker): DeclaredProperty[] {
  const declarations = symbol.declarations ?? [];
  if (!declarations.some(hasProperties)) return [];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const found = new Map<string, DeclaredProperty>();
  for (const part of type.isUnion() ? type.types : [type]) {
    for (const property of checker.getPropertiesOfType(part).filter(isOfTheLibrary)) {
      const read = readProperty(property);
      if (!read) return [];
      const known = found.get(read.name);
      if (!known) found.set(read.name, read);
      else known.nodes.push(...read.nodes);
    }
  }
  if (declarations.some((node) => isApplied(node, [...found.values()], checker))) return [];
  return [...found.values()].map((property) => {
    const types = new Set(property.nodes.map(onOneLine));
    return {...property, type: [...types].join(' | ')};
  });
}

const isOfTheLibrary = ({declarations = []}: ts.Symbol): boolean => declarations.some(isInTheLibrary);

const isInTheLibrary = (node: ts.Node): boolean => node.getSourceFile().fileName.includes('@ptc-org/');

/** Mapped, conditional and function types have no properties of their own. */
function hasProperties(node: ts.Declaration): boolean {
  if (ts.isInterfaceDeclaration(node)) return node.members.every(ts.isPropertySignature);
  return ts.isTypeAliasDeclaration(node) && isMadeOfProperties(node.type);
}

function isMadeOfProperties(node: ts.TypeNode): boolean {
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return node.types.some(isMadeOfProperties);
  return ts.isTypeLiteralNode(node) || ts.isTypeReferenceNode(node);
}

/** Whether a type is another one with arguments, in whose place the properties have parameters: `ARGS`. */
function isApplied(node: ts.Declaration, properties: DeclaredProperty[], checker: ts.TypeChecker): boolean {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) return false;
  const alias = checker.getSymbolAtLocation(node.type.typeName);
  const target = alias && alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
  // `Omit` and the like are of TypeScript.
  if (!target || !isOfTheLibrary(target)) return false;
  const own = new Set(node.typeParameters?.map(({name}) => name.text));
  const isForeign = (part: ts.Node): boolean => {
    const symbol = ts.isIdentifier(part) ? checker.getSymbolAtLocation(part) : undefined;
    const isParameter = symbol && symbol.flags & ts.SymbolFlags.TypeParameter && !own.has(symbol.name);
    return Boolean(isParameter || ts.forEachChild(part, (child) => isForeign(child) || undefined));
  };
  return properties.some(({nodes}) => nodes.some(isForeign));
}

function readProperty(property: ts.Symbol): DeclaredProperty | undefined {
  const declared = property.declarations?.filter(ts.isPropertySignature) ?? [];
  const nodes = declared.filter(isInTheLibrary).flatMap(({type}) => type ?? []);
  if (nodes.length === 0) return undefined;
  const comment = property
    .getDocumentationComment(undefined)
    .map(({text}) => text)
    .join('');
  const [, stated] = /\[Default=(.*)\]\s*$/m.exec(comment) ?? [];
  return {
    name: property.name,
    isOptional: Boolean(property.flags & ts.SymbolFlags.Optional),
    type: '',
    ...(stated !== undefined && {defaultValue: stated.replaceAll('\\', '')}),
    nodes,
  };
}

const printer = ts.createPrinter({removeComments: true});

function onOneLine(node: ts.TypeNode): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/\s+/g, ' ').replaceAll('; }', ' }').replaceAll('"', "'");
}
