import path from 'node:path';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {parsePage} from '../../lib/parse-page';
import {blockProperties} from '../../plugins/samples/block-properties';
import type {ExampleFiles} from '../../plugins/samples/example-files';
import {linkImports} from '../../plugins/samples/links';
import {splitImports} from '../../lib/split-imports';
import type {Lines} from '../../plugins/samples/regions';
import {replaceSamples} from '../../plugins/samples/remark-samples';

/** What `nest new` 11 writes into `tsconfig.json`, as far as it decides what compiles. */
const NEST_OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  ...{esModuleInterop: true, isolatedModules: true, declaration: true, skipLibCheck: true},
  ...{emitDecoratorMetadata: true, experimentalDecorators: true, strictNullChecks: true, types: ['node']},
};

/** A file as readers can copy it from a page. */
export interface CopiedFile {
  page: string;
  /** Path below `examples/`. */
  file: string;
  text: string;
  /** The imports that lead to the repository, because the page does not show all that they take. */
  elsewhere: string[];
}

/** A block that stands for itself, with the imports that lead to the repository. */
type Piece = ReturnType<typeof splitImports> & {lines: Lines; elsewhere: string[]};

/** What a page shows of each file, as one text. What says that it is a part of a file is left out: that file is linked. */
export function copiedFrom({path: page, text}: Page, files: ExampleFiles): CopiedFile[] {
  const tree = parsePage(text);
  replaceSamples(tree, page, files);
  linkImports(tree, files, 'https://');
  // By the lines they begin with: a page may show a region twice.
  const pieces = new Map<string, Map<number, Piece>>();
  visit(tree, 'code', (node) => {
    const {value, data} = node;
    const origin = data?.block?.origin;
    if (!origin || origin.isPart) return;
    const links = Object.entries(blockProperties(node).links ?? {});
    const elsewhere = links.filter(([, url]) => !url.startsWith('#')).map(([name]) => name);
    const own = pieces.get(origin.file) ?? new Map<number, Piece>();
    pieces.set(
      origin.file,
      own.set(origin.lines.start, {...splitImports(value), lines: origin.lines, elsewhere}),
    );
  });
  return Array.from(pieces, ([file, own]) => {
    const all = [...own.values()];
    const outer = all.filter(
      ({lines}) => !all.some((other) => other.lines.start < lines.start && other.lines.end >= lines.end),
    );
    return {page, file, text: joined(outer), elsewhere: all.flatMap(({elsewhere}) => elsewhere)};
  });
}

/** The regions of a file below their imports, each name once, as a reader joins them. */
function joined(pieces: Piece[]): string {
  const known = new Set<string>();
  const isNew = (name: string): boolean => known.size < known.add(name.trim()).size;
  const statements = pieces.flatMap(({imports}) => imports.split(/^(?=import\b)/m).map((one) => one.trim()));
  const imports = Array.from(new Set(statements), (statement) =>
    statement.replace(/{([^}]*)}/, (_, names: string) => `{${names.split(',').filter(isNew).join(',')}}`),
  );
  return [...imports, ...pieces.map(({rest}) => rest)].join('\n');
}

/**
 * What does not compile of what readers can copy, in a project that `nest new` made; one line an error.
 * @param examples absolute path of the folder of examples
 */
export function compileFaults(copied: CopiedFile[], examples: string): string[] {
  // Each page has a folder that is on no disk, below the examples, where packages are found.
  const files = new Map(copied.map((one) => [path.join(examples, '.copied', one.page, one.file), one]));
  const host = ts.createCompilerHost(NEST_OPTIONS);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.directoryExists = (name) => name.includes('.copied') || ts.sys.directoryExists(name);
  host.readFile = (name) => files.get(name)?.text ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) =>
    files.has(name)
      ? ts.createSourceFile(name, host.readFile(name) ?? '', version, true)
      : getSourceFile(name, version, ...rest);
  const cache = ts.createModuleResolutionCache(examples, (name) => name, NEST_OPTIONS);
  host.resolveModuleNameLiterals = (literals, from, redirected, options) =>
    literals.map(({text}) => {
      const one = files.get(from);
      const start = one?.elsewhere.includes(text) ? path.join(examples, one.file) : from;
      return ts.resolveModuleName(text, start, options, host, cache, redirected, ts.ModuleKind.CommonJS);
    });
  const types = ts.sys.readDirectory(path.join(examples, '_types'), ['.d.ts']);
  const program = ts.createProgram([...files.keys(), ...types], NEST_OPTIONS, host);
  return [...files].flatMap(([name, {page, file}]) => {
    const source = program.getSourceFile(name);
    // What is no TypeScript; the compiler would list the faults of all files for it.
    if (!source) return [];
    const found = [...program.getSemanticDiagnostics(source), ...program.getDeclarationDiagnostics(source)];
    return [...program.getSyntacticDiagnostics(source), ...found].map(({messageText, code, start = 0}) => {
      const at = source?.text.slice(start).split('\n')[0] ?? '';
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${page}: ${path.basename(file)} does not compile as the page shows it, at "${at}": TS${code}: ${message} Show what it lacks, or correct examples/${file}`;
    });
  });
}
