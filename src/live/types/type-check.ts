import {UnavailableError} from '../sandbox/faults';
import {sameTexts} from '../model/same-texts';
import type {TypeAnswer, TypeRequestContent, TypeRequestName, TypeProblem} from './type-messages';
import {askTypes, leaveTypes} from './ask-types';

/** What is known of the types of a program that the reader edits. */
export interface TypeState {
  status: 'loading' | 'ready' | 'failed';
  /** Of the text as it was checked last. */
  problems: readonly TypeProblem[];
  /** The files that were checked: the reader may have edited them since. */
  of?: Files;
  /** Why they are not known. */
  message?: string;
}

type Files = Readonly<Record<string, string>>;

/** How long the reader must rest before the types are checked. */
const REST_MS = 200;

/** Checks the types of one program as its reader edits it. Nothing is fetched before the first edit, unless it prepares. */
export class TypeCheck {
  private state: TypeState | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** How often each kind of question was asked. */
  private readonly asked: Partial<Record<TypeRequestName, number>> = {};
  /** The last check, and of which files: who needs its answer waits for it. */
  private last: {files: Files; done: Promise<readonly TypeProblem[] | undefined>} | undefined;

  constructor(
    private readonly files: () => Files,
    private readonly onChange: (state: TypeState | undefined) => void,
  ) {}

  /** Reads TypeScript and the program as it stands before the first edit, so that the answer about that comes at once. */
  prepare(): void {
    if (!this.last) askTypes(this, 'check', {files: this.files()}).catch(() => undefined);
  }

  /** Called at an edit. */
  edited(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => void this.check(), REST_MS);
    if (!this.state) this.set({status: 'loading', problems: []});
  }

  /** Called where other files take the place of the reader's. */
  changed(): void {
    if (this.state) this.edited();
  }

  /** The problems of the files as they stand; undefined where the types cannot be had. Whoever comes first asks. */
  check(): Promise<readonly TypeProblem[] | undefined> {
    clearTimeout(this.rest);
    const files = this.files();
    if (!this.last || !sameTexts(this.last.files, files)) this.last = {files, done: this.ask(files)};
    return this.last.done;
  }

  /** Tries again what did not load. */
  retry(): void {
    this.last = undefined;
    void this.check();
  }

  /**
   * Asks about a place in a file as it stands; undefined where there is no answer. While TypeScript loads, the last
   * question of each kind waits.
   */
  async at<Name extends Exclude<TypeRequestName, 'check'>>(
    name: Name,
    place: {file: string; position: number; label?: string; source?: string},
    text: string,
  ): Promise<TypeAnswer<Name> | undefined> {
    const mine = (this.asked[name] ?? 0) + 1;
    this.asked[name] = mine;
    const isLast = (): boolean => mine === this.asked[name];
    while (this.state?.status === 'loading' && isLast()) await (this.last?.done ?? this.check());
    if (this.state?.status !== 'ready' || !isLast()) return undefined;
    const files = {...this.files(), [place.file]: text};
    return askTypes(this, name, {...place, files} as unknown as TypeRequestContent<Name>).catch(
      () => undefined,
    );
  }

  /** The text of a file with what TypeScript proposes in the place of a mistake; undefined where it was edited since. */
  async mended({file, from, to, fix}: TypeProblem): Promise<string | undefined> {
    const before = this.files()[file];
    if (!fix || before === undefined || before !== this.state?.of?.[file]) return undefined;
    const isImport = /(?:^|\n)import [^;]*\{[^}]*$/.test(before.slice(0, from));
    const text = isImport
      ? withoutImported(before, from, to)
      : before.slice(0, from) + fix.label + before.slice(to);
    if (fix.source === undefined) return text;
    // As an editor does that completes a name, at the end of the file: what was found last can be accepted.
    const completed = `${text}\n${fix.label}`;
    const place = {file, position: completed.length};
    await this.at('complete', place, completed);
    const edits = (await this.at('accept', {...place, ...fix}, completed)) ?? [];
    return edits.reduceRight(
      (whole, edit) => whole.slice(0, edit.from) + edit.text + whole.slice(edit.to),
      text,
    );
  }

  /** What was found is of no use any more. */
  end(): void {
    clearTimeout(this.rest);
    this.last = undefined;
    leaveTypes(this);
    this.set(undefined);
  }

  private async ask(files: Files): Promise<readonly TypeProblem[] | undefined> {
    if (this.state?.status !== 'ready') this.set({status: 'loading', problems: this.state?.problems ?? []});
    try {
      const problems = await askTypes(this, 'check', {files});
      if (this.last?.files === files) this.set({status: 'ready', problems, of: files});
      return problems;
    } catch (error) {
      const {message: said} = error as Error;
      const message = error instanceof UnavailableError ? said : `TypeScript crashed on this code (${said}).`;
      if (this.last?.files === files) this.set({status: 'failed', problems: [], message});
      return undefined;
    }
  }

  private set(state: TypeState | undefined): void {
    this.state = state;
    this.onChange(state);
  }
}

/** A file without a name that it imports, and without the import where it was its only one. */
function withoutImported(text: string, from: number, to: number): string {
  const after = text.slice(to);
  const isLast = !/^\s*,/.test(after);
  const before = text.slice(0, from);
  const rest = isLast ? before.replace(/,\s*$/, '') + after : before + after.replace(/^\s*,\s*/, '');
  return rest.replace(/^import (?:type )?\{\s*\}.*\n/m, '');
}
