import ts from 'typescript';
import {quoted, SampleError} from './fence';

const START = /^\s*\/\/\s*#region\b\s*(\S*)\s*$/;
const END = /^\s*\/\/\s*#endregion\b\s*(\S*)\s*$/;

/** The width that Prettier gives to programs. */
const WIDTH = 80;
/** Only the programs of this site have it. */
const HARNESS = /_harness\//;
const RELATIVE = /^(?:import|export) (?:type )?(?:{([^}]*)} |[^;{]*)from '(\.[^']+)'/gm;

/** Some lines of a source, counted from 0; `end` is the first one after them. */
export interface Lines {
  start: number;
  end: number;
}

/** What stands between two markers; the lines begin with the opening one and end before the closing one. */
interface Region extends Lines {
  name: string;
}

/** Where shown lines come from, and what they have to do with the rest of their file and with other files. */
export interface Origin {
  /** Below `examples/`. */
  file: string;
  lines: Lines;
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

/**
 * What a page shows of a file: all of it, or a region.
 * @param path of the file below `examples/`
 */
export function excerptOf(
  source: string,
  region: string | undefined,
  path: string,
): {code: string; origin: Origin} {
  const text = region ? source : withoutHarness(source);
  const {text: code, ...lines} = region
    ? cutRegion(text, region, `examples/${path}`)
    : {start: -1, end: Infinity, text: wholeFile(text, `examples/${path}`)};
  return {code, origin: {file: path, lines, ...surroundingsOf(text, lines)}};
}

/** The names of the regions of a source, in order. Throws a `SampleError` on markers that do not pair. */
export function regionNames(source: string, file: string): string[] {
  return findRegions(source.split('\n'), file).map(({name}) => name);
}

/** A whole source as a page shows it: without the lines of the markers. */
export function wholeFile(source: string, file: string): string {
  const lines = source.split('\n');
  findRegions(lines, file);
  return tidy(lines);
}

/**
 * What stands in a region, its indentation taken off.
 * Throws a `SampleError` where there is no such region (it lists those there are) or nothing in it.
 * @param file names the source in messages
 */
export function cutRegion(source: string, name: string, file: string): Lines & {text: string} {
  const lines = source.split('\n');
  const regions = findRegions(lines, file);
  const region = regions.find((candidate) => candidate.name === name);
  if (!region) {
    const names = regions.map((candidate) => candidate.name);
    const has = names.length > 0 ? `it has ${quoted(names)}` : 'it has none';
    throw new SampleError(
      `${file} has no region "${name}"; ${has}. Put "// #region ${name}" and "// #endregion" around the lines to show`,
    );
  }
  const text = tidy(lines.slice(region.start + 1, region.end));
  if (text === '') {
    throw new SampleError(
      `the region "${name}" of ${file}:${region.start + 1} is empty; put the lines to show between its markers`,
    );
  }
  return {...region, text};
}

/** The stretches between markers, in the order of the opening ones. */
function findRegions(lines: string[], file: string): Region[] {
  const regions: Region[] = [];
  const open: Region[] = [];
  lines.forEach((line, index) => {
    const at = `${file}:${index + 1}`;
    const started = START.exec(line);
    const ended = END.exec(line);
    if (started) {
      const name = started[1] ?? '';
      if (name === '') throw new SampleError(`${at} opens a region without a name; write "// #region NAME"`);
      if (regions.some((region) => region.name === name)) {
        throw new SampleError(`${at} opens a second region "${name}"; rename one of them`);
      }
      const region = {name, start: index, end: lines.length};
      regions.push(region);
      open.push(region);
    } else if (ended) {
      const region = open.pop();
      if (!region) throw new SampleError(`${at} closes a region that was not opened; delete the line`);
      if (ended[1] && ended[1] !== region.name) {
        throw new SampleError(
          `${at} closes "${ended[1]}" while "${region.name}" is open; close the inner region first`,
        );
      }
      region.end = index;
    }
  });
  const [unclosed] = open;
  if (unclosed) {
    throw new SampleError(
      `${file}:${unclosed.start + 1} opens the region "${unclosed.name}" and nothing closes it; add "// #endregion"`,
    );
  }
  return regions;
}

/** Drops marker lines, the blank lines they leave, and the indentation that all lines share. */
function tidy(lines: string[]): string {
  const kept = lines
    .filter((line) => !START.test(line) && !END.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '')
    .split('\n');
  const indents = kept
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return kept.map((line) => line.slice(shared)).join('\n');
}

/** A source without its imports of the harness. */
function withoutHarness(source: string): string {
  return source.replace(/^import\b[^;]*;\n/gm, (statement) => (HARNESS.test(statement) ? '' : statement));
}

/** Reads what some lines of a source have to do with the rest of it. */
function surroundingsOf(source: string, lines: Lines): Omit<Origin, 'file' | 'lines'> {
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
