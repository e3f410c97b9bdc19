import path from 'node:path';
import {visit} from 'unist-util-visit';
import ts from 'typescript';
import type {Page} from '../../lib/pages';
import {parsePage} from '../../lib/parse-page';
import {linkImports} from '../../plugins/program-links/imports';
import type {Files} from '../../plugins/samples/files';
import {splitImports, type Lines} from '../../plugins/samples/imports';
import {replaceSamples} from '../../plugins/samples/remark';

/** What `nest new` 11 writes into `tsconfig.json`, as far as it decides what compiles. */
const NEST_OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  resolvePackageJsonExports: true,
  esModuleInterop: true,
  isolatedModules: true,
  declaration: true,
  emitDecoratorMetadata: true,
  experimentalDecorators: true,
  target: ts.ScriptTarget.ES2023,
  skipLibCheck: true,
  strictNullChecks: true,
  types: ['node'],
};

/** A file as readers can copy it from a page. */
export interface CopiedFile {
  /** Path of the page. */
  page: string;
  /** Path below `examples/`. */
  file: string;
  text: string;
  /** The imports that lead to other blocks of the page. */
  onPage: Set<string>;
}

/** A block of a page that stands for itself, in its file. */
interface Piece {
  lines: Lines;
  imports: string;
  rest: string;
  links: Record<string, string>;
}

/**
 * What a page shows of each file, as one text: the file, or its regions below the imports that come with them. What says
 * that it is a part of a file is left out: that file is linked.
 */
export function copiedFrom({path: page, text}: Page, files: Files): CopiedFile[] {
  const tree = parsePage(text);
  replaceSamples(tree, page, files);
  linkImports(tree, files, 'https://');
  const pieces = new Map<string, Piece[]>();
  visit(tree, 'code', ({value, data}) => {
    const {block, links = {}} = data ?? {};
    const {origin} = block ?? {};
    if (!origin || origin.isPart) return;
    const piece = {...splitImports(value), lines: origin.lines, links};
    pieces.set(origin.file, [...(pieces.get(origin.file) ?? []), piece]);
  });
  return Array.from(pieces, ([file, all]) => {
    const shown = all.filter(
      (piece, index) => !all.some((other, at) => holds(other, piece) && (at < index || !holds(piece, other))),
    );
    const links = all.flatMap((piece) => Object.entries(piece.links));
    return {
      page,
      file,
      text: [mergedImports(shown.map(({imports}) => imports)), ...shown.map(({rest}) => rest)].join('\n\n'),
      onPage: new Set(
        links
          .filter(([name]) => links.every(([other, url]) => other !== name || url.startsWith('#')))
          .map(([name]) => name),
      ),
    };
  });
}

function holds(one: Piece, other: Piece): boolean {
  return one !== other && one.lines.start <= other.lines.start && one.lines.end >= other.lines.end;
}

const IMPORT = /^import (type )?([\w*][^{;]*?)?(?:, )?(?:{([^}]*)} )?from ('[^']+');|^import '[^']+';/gm;

/** The imports of several regions of one file, each name once, as a reader joins them. */
function mergedImports(texts: string[]): string {
  const names = new Map<string, Set<string>>();
  for (const [statement, type = '', whole = '', list = '', from] of texts.join('\n').matchAll(IMPORT)) {
    const bindings = whole || !from ? [statement] : list.split(',').map((name) => name.trim());
    const start = whole || !from ? '' : `import ${type}{ … } from ${from};`;
    names.set(start, new Set([...(names.get(start) ?? []), ...bindings.filter(Boolean)]));
  }
  return Array.from(names, ([start, list]) =>
    start ? start.replace('…', [...list].join(', ')) : [...list].join('\n'),
  ).join('\n');
}

/**
 * What does not compile of what readers can copy, in a project that `nest new` made; one line an error.
 * @param examples absolute path of the folder of examples
 */
export function compileFaults(copied: CopiedFile[], examples: string): string[] {
  // Each page has a folder that is on no disk, below the examples, where packages are found.
  const folderOf = ({page}: CopiedFile): string => path.join(examples, '.copied', page);
  const files = new Map(copied.map((one) => [path.join(folderOf(one), one.file), one]));
  const host = ts.createCompilerHost(NEST_OPTIONS);
  const {getSourceFile} = host;
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name)?.text;
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version, true);
  };
  const cache = ts.createModuleResolutionCache(examples, (name) => name, NEST_OPTIONS);
  host.resolveModuleNameLiterals = (literals, from, redirected, options) =>
    literals.map(({text}) => {
      const one = files.get(from);
      // A file that the page does not show is linked: it is as it is.
      const start = one?.onPage.has(text) === false ? path.join(examples, one.file) : from;
      const local = path.join(path.dirname(from), `${text}.ts`);
      if (one?.onPage.has(text) && files.has(local)) {
        return {resolvedModule: {resolvedFileName: local, extension: '.ts', isExternalLibraryImport: false}};
      }
      return ts.resolveModuleName(text, start, options, host, cache, redirected, ts.ModuleKind.CommonJS);
    });
  const types = ts.sys.readDirectory(path.join(examples, '_types'), ['.d.ts']);
  const program = ts.createProgram([...files.keys(), ...types], NEST_OPTIONS, host);
  return [...files].flatMap(([name, {page, file}]) => {
    const source = program.getSourceFile(name);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
      ...program.getDeclarationDiagnostics(source),
    ].map(({messageText, code, start = 0}) => {
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      const at = source?.text.slice(start).split('\n')[0] ?? '';
      return `${page}: ${path.basename(file)} does not compile as the page shows it, at "${at}": TS${code}: ${message} Show what it lacks, or correct examples/${file}`;
    });
  });
}
