import ts from 'typescript';

/** Some lines of a source, counted from 0; `end` is the first one after them. */
export interface Lines {
  start: number;
  end: number;
}

/** What some lines of a file have to do with the rest of it, and with other files. */
export interface Surroundings {
  /** The declarations that import the names used in these lines, without what these do not use. */
  imports: string;
  /** Whether they hold less than whole statements of the file: a method, or an option inside a call. */
  isPart: boolean;
  /** What they declare for the whole file. */
  declares: string[];
  /** What they use that the file declares elsewhere. */
  locals: string[];
  /** The files of the examples that they import, as they name them, with the names that they take; none for all. */
  imported: {from: string; names: string[]}[];
}

/** The width that Prettier gives to programs. */
const WIDTH = 80;
/** Only the programs of this site have it. */
const HARNESS = /_harness\//;
const HEAD = /^(?:import\b[^;]*;(?:\n+|$))+/;
const RELATIVE = /^(?:import|export) (?:type )?(?:{([^}]*)} |[^;{]*)from '(\.[^']+)'/gm;

/** Splits code into the imports that it begins with and the rest. */
export function splitImports(code: string): {imports: string; rest: string} {
  const [imports = ''] = HEAD.exec(code) ?? [];
  return {imports: imports.trimEnd(), rest: code.slice(imports.length)};
}

/** A source without its imports of the harness. */
export function withoutHarness(source: string): string {
  return source.replace(/^import\b[^;]*;\n/gm, (statement) => (HARNESS.test(statement) ? '' : statement));
}

/** Reads what some lines of a source have to do with the rest of it. */
export function surroundingsOf(source: string, lines: Lines): Surroundings {
  const file = ts.createSourceFile('sample.ts', source, ts.ScriptTarget.Latest, true);
  const starts = file.getLineStarts();
  const from = starts[lines.start] ?? 0;
  const to = starts[lines.end] ?? source.length;
  const touches = (node: ts.Node): boolean => node.getStart() < to && node.end > from;
  const isInside = (node: ts.Node): boolean => node.getStart() >= from && node.end <= to;
  const used = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isInside(node) && isUse(node)) used.add(node.text);
    if (touches(node)) ts.forEachChild(node, collect);
  };
  collect(file);
  const outside = file.statements.filter((statement) => !isInside(statement));
  const imports = outside
    .filter(ts.isImportDeclaration)
    .filter((statement) => !HARNESS.test(statement.moduleSpecifier.getText()))
    .flatMap((statement) => printUsed(statement, used) ?? [])
    .join('\n');
  const code = `${imports}\n${source.slice(from, to)}`;
  return {
    imports,
    isPart: outside.some(touches),
    declares: file.statements.filter(isInside).flatMap(namesOf),
    locals: outside.flatMap(namesOf).filter((name) => used.has(name)),
    imported: Array.from(code.matchAll(RELATIVE), ([, names = '', name = '']) => ({
      from: name,
      names: Array.from(names.matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g), ([, taken = '']) => taken),
    })),
  };
}

/** Whether a name is used, and not given to something or looked up in an object. */
function isUse(node: ts.Identifier): boolean {
  const {parent} = node;
  return ts.isShorthandPropertyAssignment(parent) || !('name' in parent && parent.name === node);
}

/** What a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
  return declared.flatMap((node) => (node as ts.NamedDeclaration).name?.getText() ?? []);
}

/** An import of the names that are used, as Prettier writes it; undefined where there is none. */
function printUsed(statement: ts.ImportDeclaration, used: Set<string>): string | undefined {
  const {name, namedBindings: named} = statement.importClause ?? {};
  const all = named && ts.isNamedImports(named) ? [...named.elements] : [];
  const bindings = [name && statement.importClause, named && ts.isNamespaceImport(named) && named, ...all];
  const isUsed = (one: (typeof bindings)[number]): boolean =>
    one && one.name ? used.has(one.name.text) : false;
  if (!bindings.some(isUsed)) return undefined;
  const kept = all.filter(isUsed).map((element) => element.getText());
  if (kept.length === all.length) return statement.getText();
  const line = statement.getText().replace(/{[^}]*}/, `{ ${kept.join(', ')} }`);
  return line.length <= WIDTH ? line : line.replace(/{[^}]*}/, `{\n  ${kept.join(',\n  ')},\n}`);
}
