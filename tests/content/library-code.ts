import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/** Two words of English in a row. */
const PROSE = /[A-Za-z]{2,} [a-z]{2,}/;
const SQL = /\b(SELECT|IS|IN|AS|AND|TRUE|FALSE|DATE)\b/;
/** A schema may describe what it holds: no error has such a text. */
const DESCRIPTION = /\b(description|\w+Description)$/;

/**
 * The texts of errors in the code of an installed package: `Unable to find … with id: …`, where `…` stands for what varies.
 *
 * @param packageName such as `@ptc-org/nestjs-query-core`
 */
export function errorTexts(packageName: string): string[] {
  const folder = join(dirname(require.resolve(`${packageName}/package.json`)), 'src');
  const errors = new Set<string>();
  for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (path.endsWith('.js')) collectErrors(readFileSync(join(folder, path), 'utf8'), errors);
  }
  return [...errors];
}

function collectErrors(code: string, errors: Set<string>): void {
  const visit = (node: ts.Node): void => {
    const text = textOfLiteral(node);
    if (text !== undefined && isError(node, text)) errors.add(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.js', code, ts.ScriptTarget.Latest, true));
}

function textOfLiteral(node: ts.Node): string | undefined {
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
