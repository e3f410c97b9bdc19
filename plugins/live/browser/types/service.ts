/** What an editor asks about types, answered by TypeScript's language service over the declarations that the build gathered. */
import type ts from 'typescript';
import {baseName} from '../../../../lib/base-name';
import {LONGEST_PIECE, MOST_PROBLEMS} from '../../../../src/live/sandbox/limits';
import type {
  TypeAnswer,
  Declarations,
  Explanation,
  PlaceOfFile,
  TypeRequestName,
  TypeRequestContent,
  SignatureHelp,
  TypeProblem,
} from '../../../../src/live/types/type-messages';
import {syntaxErrorOf} from '../syntax-errors';
import {proposedAt, sourceOf} from './completions';
import {withCall} from './decorator-calls';
import {type Proposal, proposalOf} from './proposals';

type Compiler = typeof ts;
type Files = Readonly<Record<string, string>>;

/** Paths of programs are those below it. */
const FOLDER = '/examples/';
const GLOBALS = `${FOLDER}globals.d.ts`;
/** What programs are run with and checked by, beside them. */
const OF_SITE = /\/_|\/check\.ts$/;
const LIBRARY = /^\/node_modules\/@ptc-org\//;

const preferences: ts.UserPreferences = {
  includeCompletionsForModuleExports: true,
  includeCompletionsWithInsertText: true,
  importModuleSpecifierPreference: 'shortest',
  quotePreference: 'single',
};

type Handlers = {[Name in TypeRequestName]: (content: TypeRequestContent<Name>) => TypeAnswer<Name>};

/** Knows the types of one program at a time: that of the last request. */
export class TypeService implements Handlers {
  private readonly own = new Map<string, {text: string; version: number}>();
  private folders = new Set<string>();
  private version = 0;
  private readonly service: ts.LanguageService;
  /** What was found last, for the one that is accepted. */
  private found: readonly ts.CompletionEntry[] = [];

  constructor(
    private readonly compiler: Compiler,
    private readonly known: Declarations,
  ) {
    this.service = compiler.createLanguageService(this.host());
  }

  /** What is wrong with a program. */
  check({files}: {files: Files}): TypeProblem[] {
    this.take(files);
    const paths = [...this.own.keys()];
    // What follows from a syntax error helps nobody.
    const syntax = paths.flatMap((file) => this.service.getSyntacticDiagnostics(file).slice(0, 1));
    const found =
      syntax.length > 0 ? syntax : paths.flatMap((file) => this.service.getSemanticDiagnostics(file));
    return found.slice(0, MOST_PROBLEMS).map((one) => this.problemOf(one, syntax.length > 0));
  }

  hover(place: PlaceOfFile): Explanation | undefined {
    const file = this.open(place);
    const info = this.service.getQuickInfoAtPosition(file, place.position);
    if (!info) return undefined;
    const {start, length} = info.textSpan;
    return {
      from: start,
      to: start + length,
      code: joined(info.displayParts),
      documentation: withoutLinks(joined(info.documentation)),
      address: this.addressAt(file, place.position),
    };
  }

  signature(place: PlaceOfFile): SignatureHelp | undefined {
    const help = this.service.getSignatureHelpItems(this.open(place), place.position, {});
    const item = help?.items[help.selectedItemIndex];
    if (!help || !item) return undefined;
    const parameters = item.parameters.map(({displayParts}) => namedAndTyped(joined(displayParts)));
    const names = parameters.map(({name}) => name);
    const {name = '', type = ''} = parameters[help.argumentIndex] ?? {};
    // Of the others the name says enough.
    const before = names.slice(0, help.argumentIndex).map((other) => `${other}, `);
    const after = names.slice(help.argumentIndex + 1).map((other) => `, ${other}`);
    return [
      joined(item.prefixDisplayParts) + before.join(''),
      name,
      type + after.join('') + joined(item.suffixDisplayParts),
    ];
  }

  complete(place: PlaceOfFile): TypeAnswer<'complete'> {
    const file = this.open(place);
    const text = place.files[place.file] ?? '';
    const [, at, typed = ''] = /(@?)([\w$]*)$/.exec(text.slice(0, place.position)) ?? [];
    const found = this.service.getCompletionsAtPosition(file, place.position, {
      ...preferences,
      // Of an empty word, every export of every package would be one.
      includeCompletionsForModuleExports: typed !== '',
    });
    if (!found) return undefined;
    // All that begin so: while the reader types on, the list narrows down and can be accepted from.
    this.found = proposedAt({text, typed, isDecorator: at === '@', known: this.known.names}, found.entries);
    return {
      from: place.position - typed.length,
      items: this.found.map((entry) => ({
        label: entry.name,
        source: sourceOf(entry),
        kind: entry.kind,
      })),
    };
  }

  accept({label, source, ...place}: TypeRequestContent<'accept'>): TypeAnswer<'accept'> {
    const file = this.open(place);
    const entry = this.found.find((one) => one.name === label && sourceOf(one) === source);
    if (!entry) return [];
    const details = this.service.getCompletionEntryDetails(
      file,
      place.position,
      label,
      {...this.compiler.getDefaultFormatCodeSettings('\n'), indentSize: 2},
      entry.source,
      preferences,
      entry.data,
    );
    const changes = details?.codeActions?.flatMap((action) => action.changes) ?? [];
    return changes
      .filter(({fileName}) => fileName === file)
      .flatMap(({textChanges}) =>
        textChanges.map(({span: {start, length}, newText}) => ({
          from: start,
          to: start + length,
          text: newText,
        })),
      );
  }

  private problemOf(problem: ts.Diagnostic, isSyntax: boolean): TypeProblem {
    const {file, start = 0, length = 0} = problem;
    const said =
      isSyntax && file
        ? syntaxErrorOf(this.compiler, file.text, problem)
        : {from: start, to: start + length, ...this.saidOf(problem)};
    const {line, character} = file?.getLineAndCharacterOfPosition(said.from) ?? {line: 0, character: 0};
    return {
      ...said,
      file: file?.fileName.slice(FOLDER.length) ?? '',
      line: line + 1,
      column: character + 1,
      message: said.message.slice(0, LONGEST_PIECE),
      isSyntax,
    };
  }

  /** What is said of a problem of types, and what would mend it. */
  private saidOf(problem: ts.Diagnostic): Proposal {
    const {file, start = 0, messageText} = problem;
    // Readers know the files by their names, not by their folders in here.
    const flat = this.compiler
      .flattenDiagnosticMessageText(messageText, '\n')
      .replace(/"\/examples\/(?:[^"/]+\/)*/g, '"./');
    const words = withCall(this.compiler, this.service.getProgram()?.getTypeChecker(), problem, flat);
    const namesAt = (path: string, position: number) => {
      const found = this.service.getCompletionsAtPosition(path, position, preferences);
      const asked = {text: file?.text ?? '', typed: '', known: this.known.names};
      return proposedAt(asked, found?.entries ?? []).map((entry) => ({
        name: entry.name,
        source: sourceOf(entry),
      }));
    };
    const path = file?.fileName ?? GLOBALS;
    return proposalOf(problem, words, {
      here: () => namesAt(path, file?.text.length ?? 0),
      elsewhere: () => namesAt(GLOBALS, 0),
      instead: () => namesAt(path, start),
      inner: (name) => this.innerOf(name),
    });
  }

  /** The declaration of a name in an own file that does not export it. */
  private innerOf(name: string): {kind: string; file: string} | undefined {
    const declaration = new RegExp(`^(class|interface|enum|type|function|const) ${name}\\b`, 'm');
    for (const [path, {text}] of this.own) {
      const kind = OF_SITE.test(path) ? undefined : declaration.exec(text)?.[1];
      if (kind) return {kind, file: baseName(path)};
    }
    return undefined;
  }

  /** Where the reference has the name at a place, or the type that it is an option of. */
  private addressAt(file: string, position: number): string | undefined {
    return this.definitionsAt(file, position)
      .filter(({fileName}) => LIBRARY.test(fileName))
      .flatMap(({name, containerName}) => [name, containerName])
      .map((name) => this.known.reference[name])
      .find((address) => address !== undefined);
  }

  private definitionsAt(file: string, position: number): readonly ts.DefinitionInfo[] {
    try {
      return this.service.getDefinitionAtPosition(file, position) ?? [];
    } catch {
      // TypeScript fails at a decorator that has nothing to decorate yet.
      return [];
    }
  }

  private open({files, file}: Pick<PlaceOfFile, 'files' | 'file'>): string {
    this.take(files);
    return FOLDER + file;
  }

  /** Makes these files the program; what did not change is not read again. */
  private take(files: Files): void {
    for (const path of this.own.keys()) {
      if (!(path.slice(FOLDER.length) in files)) this.own.delete(path);
    }
    this.folders = new Set([...Object.keys(files)].flatMap((path) => foldersOf(FOLDER + path)));
    for (const [path, text] of Object.entries(files)) {
      const file = FOLDER + path;
      if (this.own.get(file)?.text !== text) this.own.set(file, {text, version: ++this.version});
    }
  }

  private host(): ts.LanguageServiceHost {
    const {compiler, own} = this;
    const {options, files} = this.known;
    const folders = new Set(Object.keys(files).flatMap(foldersOf));
    const ownFolders = (): Set<string> => this.folders;
    const settings: ts.CompilerOptions = {
      ...compiler.convertCompilerOptionsFromJson(options, '/').options,
      ...{lib: ['lib.es2022.d.ts'], types: [], noEmit: true, rootDir: undefined, outDir: undefined},
    };
    const readFile = (path: string): string | undefined => own.get(path)?.text ?? files[path];
    const fileExists = (path: string): boolean => readFile(path) !== undefined;
    return {
      getCompilationSettings: () => settings,
      getScriptFileNames: () => [GLOBALS, ...own.keys()],
      getScriptVersion: (path) => String(own.get(path)?.version ?? 0),
      getScriptSnapshot: (path) => {
        const text = readFile(path);
        return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text);
      },
      getProjectVersion: () => `${this.version} ${[...own.keys()].join(' ')}`,
      getCurrentDirectory: () => FOLDER,
      getDefaultLibFileName: () => '/node_modules/typescript/lib/lib.es2022.d.ts',
      readFile,
      fileExists,
      directoryExists: (path) => folders.has(path) || ownFolders().has(path),
    };
  }
}

const joined = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  (parts ?? []).map(({text}) => text).join('');

/** A parameter's name, or the pattern in its place, and what follows it. */
function namedAndTyped(parameter: string): {name: string; type: string} {
  const start = parameter.search(/\??: /);
  return {name: parameter.slice(0, start), type: parameter.slice(start)};
}

/** Some of the library's comments link names as `[[Name]]`. */
const withoutLinks = (text: string): string => text.replace(/\[\[([^[\]]+)\]\]/g, '$1');

/** The folders that a file is in. */
function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1, -1).map((_, index) => parts.slice(0, index + 2).join('/'));
}
