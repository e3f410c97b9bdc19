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

/** The imports that a text begins with: they fold away, and a whole file has those of the harness not at all. */
const HEAD = /^(?:import\b[^;]*;(?:\n+|$))+/;

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
    if (!touches(node)) return;
    if (ts.isIdentifier(node) && isInside(node) && isUse(node)) used.add(node.text);
    ts.forEachChild(node, collect);
  };
  collect(file);
  const outside = file.statements.filter((statement) => !isInside(statement));
  const imports = outside
    .filter(ts.isImportDeclaration)
    .filter((statement) => !HARNESS.test(statement.moduleSpecifier.getText()))
    .map((statement) => printUsed(statement, used))
    .filter((text) => text !== '')
    .join('\n');
  return {
    imports,
    isPart: outside.some(touches),
    declares: file.statements.filter(isInside).flatMap(namesOf),
    locals: outside.flatMap(namesOf).filter((name) => used.has(name)),
    imported: importedBy(`${imports}\n${source.slice(from, to)}`),
  };
}

/** What a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
  return declared.flatMap((node) =>
    'name' in node && ts.isIdentifier(node.name as ts.Node) ? (node.name as ts.Identifier).text : [],
  );
}

const RELATIVE = /^(?:import|export) (?:type )?(?:{([^}]*)} |[^;{]*)from '(\.[^']+)'/gm;

function importedBy(code: string): Surroundings['imported'] {
  return Array.from(code.matchAll(RELATIVE), ([, names = '', from = '']) => ({
    from,
    names: Array.from(names.matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g), ([, name = '']) => name),
  }));
}

/** Whether a name is used, and not given to something or looked up in an object. */
function isUse(node: ts.Identifier): boolean {
  const {parent} = node;
  return ts.isShorthandPropertyAssignment(parent) || !('name' in parent && parent.name === node);
}

/** An import of the names that are used, as Prettier writes it; empty where there is none. */
function printUsed(statement: ts.ImportDeclaration, used: Set<string>): string {
  const {name, namedBindings, isTypeOnly} = statement.importClause ?? {};
  const isUsed = (binding: {name: ts.Identifier}): boolean => used.has(binding.name.text);
  const first = name && used.has(name.text) ? [name.text] : [];
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    return isUsed(namedBindings) ? statement.getText() : '';
  }
  const all = namedBindings?.elements ?? [];
  const names = all.filter(isUsed).map((element) => element.getText());
  if (names.length + first.length === 0) return '';
  if (names.length === all.length) return statement.getText();
  const print = (list: string): string => {
    const bindings = [...first, ...(names.length > 0 ? [list] : [])].join(', ');
    return `import ${isTypeOnly ? 'type ' : ''}${bindings} from ${statement.moduleSpecifier.getText()};`;
  };
  const line = print(`{ ${names.join(', ')} }`);
  return line.length <= WIDTH ? line : print(`{\n  ${names.join(',\n  ')},\n}`);
}
