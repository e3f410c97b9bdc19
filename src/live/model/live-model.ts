import {fetchProgram, fetchRuntime} from '../sandbox/fetch-assets';
import {baseName} from '../../../lib/base-name';
import {faultOf, type Place} from '../sandbox/faults';
import {isHalfWritten, typedIn} from './half-word';
import {
  type Draft,
  draftErrorOf,
  draftOf,
  type Edits,
  inputsOf,
  type LiveState,
  LiveStore,
  runsByItself,
} from './live-state';
import type {LiveProgram} from '../sandbox/live-program';
import {withImport} from './missing-import';
import {ProgramRuns} from './program-runs';
import {savesData} from './saves-data';
import type {OpenedLink} from './share';
import {TypeCheck} from '../types/type-check';
import type {TypeProblem} from '../types/type-messages';

/** How a model deals with a program. */
interface Options {
  /** A sample takes the steps of the program that come before its operation; the playground takes none. */
  takesSteps: boolean;
  /** A lesson has its program checked after each run. */
  checks?: boolean;
  /** The names of the files that have an editor, where not all of them do. */
  files?: readonly string[];
}

/** How long the reader must rest before what they edited runs, and how long in the middle of something. */
const REST_MS = 500;
const HALF_MS = 2000;

/**
 * One sample, a lesson or the playground: what the reader made of a program, and what it came to.
 *
 * Whoever draws it subscribes, as `useSyncExternalStore` does. When nobody is subscribed any more, the reader has left:
 * it ends what it runs, with all that was started, and runs nothing more.
 */
export class LiveModel {
  /** Knows the types of what the reader edits. */
  readonly types = new TypeCheck(
    () => ({...this.state.program?.files, ...this.state.edits}),
    (types) => {
      this.set({types});
    },
  );
  private readonly store: LiveStore;
  private readonly runs: ProgramRuns;
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** What a link brought, which a stranger wrote: the reader has not run it yet, or has. */
  private foreign: 'none' | 'waits' | 'run' = 'none';

  constructor(
    private readonly programName: string,
    operation: string,
    private readonly options: Options = {takesSteps: true},
  ) {
    this.store = new LiveStore(operation);
    this.runs = new ProgramRuns(this.store, {
      ...options,
      isForeign: () => this.foreign === 'run',
      open: () => this.open(),
      onAhead: () => {
        if (!savesData()) this.types.prepare();
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const remove = this.store.add(listener);
    this.runs.begin();
    return () => {
      if (remove()) this.leave();
    };
  };

  readonly snapshot = (): LiveState => this.state;

  /** Fetches the program, so that it can be read and edited; nothing runs. */
  async open(): Promise<LiveProgram> {
    const program = this.state.program ?? (await fetchProgram(this.programName));
    if (!this.state.program) {
      this.set({program});
      if (!this.state.draft.query) this.choose(this.state.operation);
    }
    return program;
  }

  /** Fetches what the first run needs, and starts what can be started before. */
  async prepare(): Promise<void> {
    await Promise.all([this.open(), fetchRuntime()]);
    this.runs.prepare();
  }

  /** Takes another operation of the program, as it was recorded. What a run of the last one comes to is not wanted. */
  choose(operation: string): void {
    this.wait();
    const isOther = operation !== this.state.operation;
    if (isOther) this.runs.forget();
    const draft = draftOf(this.state.program?.operations[operation]);
    const none = {result: undefined, before: undefined, fault: undefined};
    this.set({operation, draft, ...none, ...(isOther && {busy: undefined})});
  }

  /** Changes the operation. A query runs once the reader rests; what writes, or goes on, waits for Run. */
  edit(draft: Partial<Draft>): void {
    this.wait();
    this.set({draft: {...this.state.draft, ...draft}});
    this.runSoon(() => this.hasSense() && runsByItself(this.state.draft));
  }

  /** Changes a file; the program runs with it once the reader rests. */
  editFile(path: string, text: string): void {
    // An editor that was given a file says so.
    const before = this.state.edits[path] ?? this.state.program?.files[path] ?? '';
    if (text === before) return;
    const edits = {...this.state.edits, [path]: text};
    if (text === this.state.program?.files[path]) Reflect.deleteProperty(edits, path);
    this.wait();
    this.set({edits, verdict: undefined, typed: typedIn(path, before, text)});
    this.types.edited();
    this.runSoon(
      () => true,
      () => isHalfWritten(this.state),
    );
  }

  /** Takes what TypeScript proposes in the place of a mistake. */
  async mend(problem: TypeProblem): Promise<void> {
    const text = await this.types.mended(problem);
    if (text !== undefined) this.editFile(problem.file, text);
  }

  /** Imports what the program failed for. */
  addImport({file, ...wanted}: {file: string; name: string; source: string}): void {
    const text = this.state.edits[file] ?? this.state.program?.files[file];
    if (text !== undefined) this.editFile(file, withImport(text, wanted));
  }

  /** Whether the reader can be led to a file: it has an editor once they have edited code. */
  hasEditor(file: string): boolean {
    const {program, edits} = this.state;
    const isShown = this.options.files?.includes(baseName(file)) ?? true;
    return isShown && Object.keys(edits).length > 0 && program !== undefined && file in program.files;
  }

  /** Leads the reader to a place; its editor says that it has come there, by none. */
  goTo(goal?: Place): void {
    this.set({goal});
  }

  /** Takes over what somebody shared. */
  async restore({operation, edits, draft}: Pick<OpenedLink, 'operation' | 'edits' | 'draft'>): Promise<void> {
    const {operations} = await this.open();
    this.choose(operation ?? Object.keys(operations)[0] ?? '');
    this.foreign = Object.keys(edits).length > 0 || draft ? 'waits' : 'none';
    this.set({edits, ...(draft && {draft})});
  }

  /** Takes over files and an operation without running them: the solution, or what the reader wrote before. */
  replaceFiles(edits: Edits, draft: Partial<Draft> = {}): void {
    this.set({edits, draft: {...this.state.draft, ...draft}, verdict: undefined});
    this.types.changed();
  }

  /** Brings code, operation and data back to what is recorded, and ends what runs. */
  reset(): void {
    this.stop();
    this.foreign = 'none';
    const {program, operation, originalSchema} = this.state;
    // The result stays, as that of what was edited, until there is another.
    this.set({
      edits: {},
      draft: draftOf(program?.operations[operation]),
      fault: undefined,
      log: '',
      ...(originalSchema && {schema: originalSchema, schemaOf: {}}),
      subscriptions: [],
      verdict: undefined,
    });
    this.types.changed();
  }

  /** Closes a subscription of the playground. */
  close(id: number): Promise<void> {
    return this.runs.close(id);
  }

  /** Ends what runs, with all that it started, and what waits for its turn. */
  stop(): void {
    this.wait();
    this.runs.stop();
  }

  /** Runs the operation as it stands, on fresh data where the program is not booted or was edited. */
  async run(): Promise<void> {
    if (this.runs.isOver) return;
    if (this.foreign === 'waits') this.foreign = 'run';
    this.wait();
    // What a lesson asks for is done only without type errors.
    if (this.options.checks && Object.keys(this.state.edits).length > 0) void this.types.check();
    await this.runs.run();
  }

  /** The reader has left the page: nothing runs on, and nothing begins. */
  private leave(): void {
    this.wait();
    this.types.end();
    this.runs.end();
  }

  /** Runs once the reader rests, if it may by then, and unless a stranger's code would run with it. */
  private runSoon(mayRun: () => boolean, isHalf = () => false): void {
    if (this.foreign === 'waits') return;
    this.set({isDue: true});
    const run = (): void => {
      if (mayRun()) void this.run();
      else this.wait();
    };
    this.rest = setTimeout(() => {
      if (isHalf()) this.rest = setTimeout(run, HALF_MS - REST_MS);
      else run();
    }, REST_MS);
  }

  /** Whether the operation makes sense. What is wrong with it is told at once, and not only when it runs. */
  private hasSense(): boolean {
    const {draft, fault} = this.state;
    const error = draftErrorOf(draft);
    if (error) this.set({fault: {...faultOf(error), of: inputsOf(this.state)}});
    else if (fault?.kind === 'operation') this.set({fault: undefined});
    return !error;
  }

  /** What was about to run by itself does not. */
  private wait(): void {
    clearTimeout(this.rest);
    if (this.state.isDue) this.set({isDue: false});
  }

  private get state(): LiveState {
    return this.store.state;
  }

  private set(change: Partial<LiveState>): void {
    this.store.set(change);
  }
}
