import {format} from 'prettier';
import ts from 'typescript';

const printer = ts.createPrinter({removeComments: true});

/** Stands for properties that a table below the code lists. */
const LISTED = '__Listed__';

/**
 * The declarations of a name, without comments and what is private.
 * @param isListed whether a table lists the properties: the code then leaves them out
 */
export function codeOf({name, declarations = []}: ts.Symbol, isListed: boolean): string {
  // What is called comes first; its overloads read as one.
  const ordered = [...declarations].sort(
    (a, b) => Number(isTypeDeclaration(a)) - Number(isTypeDeclaration(b)),
  );
  return ordered
    .map((node, i) => {
      const code = printer.printNode(
        ts.EmitHint.Unspecified,
        bareOf(node, name, isListed),
        node.getSourceFile(),
      );
      return i === 0 ? code : `${isTypeDeclaration(node) ? '\n\n' : '\n'}${code}`;
    })
    .join('');
}

/** Whether a declaration is of a type, and of no value. */
export function isTypeDeclaration(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** The code as the samples of the site are written. */
export async function formatted(code: string): Promise<string> {
  const text = await format(code, {parser: 'typescript', singleQuote: true, printWidth: 80});
  return text.trim().replace(new RegExp(`\\{\\s*${LISTED}: [^}]*\\}`, 'g'), '{ … }');
}

const {factory} = ts;
const listed = () =>
  factory.createPropertySignature(
    undefined,
    LISTED,
    undefined,
    factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword),
  );

function bareOf(node: ts.Declaration, name: string, isListed: boolean): ts.Node {
  if (ts.isFunctionDeclaration(node)) return functionOf(name, node);
  if (ts.isVariableDeclaration(node)) {
    if (node.type && ts.isFunctionTypeNode(node.type)) return functionOf(name, node.type);
    const {NodeFlags} = ts;
    return factory.createVariableStatement(
      undefined,
      factory.createVariableDeclarationList([node], NodeFlags.Const),
    );
  }
  if (ts.isClassDeclaration(node)) return classOf(node);
  if (ts.isInterfaceDeclaration(node)) {
    const members = isListed ? [listed()] : node.members;
    return factory.createInterfaceDeclaration(
      undefined,
      node.name,
      node.typeParameters,
      node.heritageClauses,
      members,
    );
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const type = isListed ? withoutProperties(node.type) : node.type;
    return factory.createTypeAliasDeclaration(undefined, node.name, node.typeParameters, type);
  }
  if (ts.isEnumDeclaration(node)) return factory.createEnumDeclaration(undefined, node.name, node.members);
  throw new Error(
    `${name} is declared by ${ts.SyntaxKind[node.kind]}: plugins/api-reference/code.ts cannot print that`,
  );
}

function functionOf(
  name: string,
  {typeParameters, parameters, type}: ts.FunctionTypeNode | ts.FunctionDeclaration,
): ts.Node {
  return factory.createFunctionDeclaration(
    undefined,
    undefined,
    name,
    typeParameters,
    parameters,
    type,
    undefined,
  );
}

function classOf(node: ts.ClassDeclaration): ts.Node {
  const isAbstract = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract;
  const members = node.members.filter(
    (member) => !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private),
  );
  const modifiers = isAbstract ? [factory.createModifier(ts.SyntaxKind.AbstractKeyword)] : undefined;
  return factory.createClassDeclaration(
    modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    members,
  );
}

function withoutProperties(node: ts.TypeNode): ts.TypeNode {
  if (ts.isTypeLiteralNode(node)) return factory.createTypeLiteralNode([listed()]);
  if (ts.isIntersectionTypeNode(node))
    return factory.createIntersectionTypeNode(node.types.map(withoutProperties));
  if (ts.isUnionTypeNode(node)) return factory.createUnionTypeNode(node.types.map(withoutProperties));
  return node;
}
