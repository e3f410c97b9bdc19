/** How a decorator is called: TypeScript's words for a wrong call name types that its caller has never seen. */
import type ts from 'typescript';

/** No overload matches this call. */
const NO_OVERLOAD = 2769;
/** Too many arguments or too few, or one of another type. */
const WRONG_CALL = [2554, 2555, 2345, 2559, NO_OVERLOAD];

/** TypeScript's words for a wrong call of a decorator, with the parameters that it has; other words as they are. */
export function withCall(
  compiler: typeof ts,
  checker: ts.TypeChecker | undefined,
  {code, file, start = 0, length = 0}: ts.Diagnostic,
  message: string,
): string {
  const call = WRONG_CALL.includes(code) && file && decoratorCallAt(compiler, file, start);
  if (!call || !checker) return message;
  // Of an option that is misspelled, TypeScript knows the right name.
  const meant = message.split('\n').find((line) => line.includes('Did you mean'));
  if (meant) return meant.trim();
  // What is wrong within an argument is not of the decorator itself.
  const parts = [call.expression, ...call.arguments];
  const isOfCall =
    parts.some((part) => part.getStart(file) === start) && parts.some(({end}) => end === start + length);
  if (!isOfCall) return message;
  const name = `@${call.expression.getText(file)}`;
  const signatures = checker.getTypeAtLocation(call.expression).getCallSignatures();
  const forms = new Set(signatures.map(({parameters}) => `${name}(${parameters.map(nameOf).join(', ')})`));
  const all = [...forms].join(' or ');
  const says = code === NO_OVERLOAD ? `${name} does not take these arguments.` : message;
  return `${says} Call it as ${all}${all.includes('?') ? ', where ? marks what you can leave out' : ''}.`;
}

/** The call of the decorator that a place is in. */
function decoratorCallAt(
  compiler: typeof ts,
  file: ts.SourceFile,
  position: number,
): ts.CallExpression | undefined {
  const find = (node: ts.Node): ts.CallExpression | undefined => {
    if (position < node.pos || position >= node.end) return undefined;
    if (compiler.isDecorator(node) && compiler.isCallExpression(node.expression)) return node.expression;
    return compiler.forEachChild(node, find);
  };
  return find(file);
}

/** The name of a parameter, as its declaration marks it. */
function nameOf({name, valueDeclaration}: ts.Symbol): string {
  const {dotDotDotToken, questionToken} = valueDeclaration as ts.ParameterDeclaration;
  return `${dotDotDotToken ? '...' : ''}${name}${questionToken ? '?' : ''}`;
}
