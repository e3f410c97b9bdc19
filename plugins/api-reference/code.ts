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

/** A declaration with what readers need of it: without `export`, `declare`, private members and listed properties. */
function bareOf(node: ts.Declaration, name: string, isListed: boolean): ts.Node {
  if (ts.isVariableDeclaration(node)) {
    if (node.type && ts.isFunctionTypeNode(node.type)) return functionOf(name, node.type);
    const list = factory.createVariableDeclarationList([node], ts.NodeFlags.Const);
    return factory.createVariableStatement(undefined, list);
  }
  if (ts.isTypeAliasDeclaration(node) && isListed) {
    const {typeParameters, type} = node;
    return factory.createTypeAliasDeclaration(undefined, node.name, typeParameters, withoutProperties(type));
  }
  if (ts.isInterfaceDeclaration(node) && isListed) {
    const {typeParameters, heritageClauses} = node;
    return factory.createInterfaceDeclaration(undefined, node.name, typeParameters, heritageClauses, [
      listed(),
    ]);
  }
  return ts.visitEachChild(
    node,
    (child) => {
      if (ts.isModifier(child)) return child.kind === ts.SyntaxKind.AbstractKeyword ? child : undefined;
      return isPrivate(child) ? undefined : child;
    },
    undefined,
  );
}

const isPrivate = (node: ts.Node): boolean =>
  ts.isClassElement(node) && Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private);

function functionOf(name: string, {typeParameters, parameters, type}: ts.FunctionTypeNode): ts.Node {
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

function listed(): ts.PropertySignature {
  const type = factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);
  return factory.createPropertySignature(undefined, LISTED, undefined, type);
}

function withoutProperties(node: ts.TypeNode): ts.TypeNode {
  if (ts.isTypeLiteralNode(node)) return factory.createTypeLiteralNode([listed()]);
  const isMade = ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node);
  return isMade ? ts.visitEachChild(node, (part) => withoutProperties(part as ts.TypeNode), undefined) : node;
}
