import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/** What readers meet of a package that no declaration holds; `…` stands for what varies. */
export interface PublicWords {
  /** Names that the package gives to fields, types, arguments and providers: `createOne…`, `pageInfo`. */
  generated: Set<string>;
  /** Texts of errors: `Unable to find … with id: …`. */
  errors: Set<string>;
}

/** `createOne…`, but neither SQL nor a path. */
const GENERATED = /^(?=.*[a-z])[A-Za-z…]+$/;
/** Two words of English in a row. */
const PROSE = /[A-Za-z]{2,} [a-z]{2,}/;
const SQL = /\b(SELECT|IS|IN|AS|AND|TRUE|FALSE|DATE)\b/;
/** A schema may describe what it holds: no error has such a text. */
const DESCRIPTION = /\b(description|\w+Description)$/;
const TYPE_DECORATOR = /\b(InputType|ObjectType)\)?$/;
const TYPE_MAKER = /\b(registerEnumType|GraphQLScalarType)\)?$/;

/**
 * Reads what an installed package generates and throws from its code.
 *
 * @param packageName such as `@ptc-org/nestjs-query-core`
 */
export function readPublicWords(packageName: string): PublicWords {
  const folder = join(dirname(require.resolve(`${packageName}/package.json`)), 'src');
  const words: PublicWords = {generated: new Set(), errors: new Set()};
  for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (path.endsWith('.js')) collectWords(readFileSync(join(folder, path), 'utf8'), words);
  }
  return words;
}

/** Adds what one file of compiled code generates and throws. */
export function collectWords(code: string, {generated, errors}: PublicWords): void {
  const source = ts.createSourceFile('code.js', code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined) {
      if (isError(node, text)) errors.add(text);
      else if (text.includes('…') ? GENERATED.test(text) : isNamedByDecorator(node)) generated.add(text);
    }
    const field = decorated(node) ?? eventOf(node);
    if (field) generated.add(field);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)]
      .join('…')
      .replace(/…+/g, '…');
  }
  // What class-validator fills in: `$property`.
  return ts.isStringLiteralLike(node) ? node.text.replace(/\$\w+/g, '…') : undefined;
}

function isError(node: ts.Node, text: string): boolean {
  const {parent} = node;
  if (ts.isPropertyAssignment(parent) && DESCRIPTION.test(parent.name.getText())) return false;
  return PROSE.test(text) && !SQL.test(text) && !ts.isExpressionStatement(parent);
}

/** `Type` in `(0, graphql_1.InputType)('Type')`, and in the object that makes a scalar or an enum. */
function isNamedByDecorator({parent}: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return TYPE_DECORATOR.test(parent.expression.getText());
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'name') return false;
  const maker = parent.parent.parent;
  return (
    (ts.isCallExpression(maker) || ts.isNewExpression(maker)) && TYPE_MAKER.test(maker.expression.getText())
  );
}

/** `edges` in `__decorate([…Field(…)…], Edges.prototype, "edges", void 0)`, `Edges` in `__decorate([…ObjectType()…], Edges)`. */
function decorated(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/__decorate$/.test(node.expression.getText())) return undefined;
  const [decorators, target, name, descriptor] = node.arguments;
  const text = decorators?.getText() ?? '';
  if (!name) return /(Input|Object)Type\)\(\)/.test(text) ? target?.getText() : undefined;
  const isField = /Field\)?\(/.test(text) && descriptor?.getText() === 'void 0';
  return isField && ts.isStringLiteral(name) ? name.text : undefined;
}

/** `created…`: the values of this enum begin the names of subscriptions. */
function eventOf(node: ts.Node): string | undefined {
  if (!ts.isBinaryExpression(node)) return undefined;
  const [, event] = /^EventType\["\w+"\] = "(\w+)"$/.exec(node.getText()) ?? [];
  return event && `${event}…`;
}
