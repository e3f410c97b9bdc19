import {fetchProgram} from './assets';
import {faultOf, StoppedError, SyntaxProblems} from './faults';
import {MOST_PRINTED} from './limits';
import {type Draft, draftOf, type LiveState, type OpenedSubscription, operationOf} from './live-state';
import type {LiveOperation, LiveProgram, LiveResult} from './protocol';
import {type Sandbox, session} from './sandbox';
import {savesData} from './saves-data';
import type {OpenedLink} from './share';

/** Events of a subscription that are kept. */
const MOST_EVENTS = 100;

/** How a model deals with a program. */
interface Options {
  /** A sample takes the steps of the program that come before its operation; the playground takes none. */
  takesSteps: boolean;
  /** A lesson has its program checked after each run. */
  checks?: boolean;
}

/** How long the reader must rest before edited code runs. */
const REST_MS = 500;
/** How long what the program sends by itself may wait until it is drawn. */
const DRAW_MS = 100;

/** One sample, a lesson or the playground: what the reader made of a program, and what it came to. */
export class LiveModel {
  private state: LiveState;
  private readonly listeners = new Set<() => void>();
  /** What is booted for this model: edits and, for a sample, the operation that the steps were taken for. */
  private booted: string | undefined;
  private runs = 0;
  private opened = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private drawing: ReturnType<typeof setTimeout> | undefined;
  /** Whether there is code of a stranger that the reader has not run yet. */
  private isForeign = false;

  constructor(
    private readonly programName: string,
    operation: string,
    private readonly options: Options = {takesSteps: true},
  ) {
    this.state = {
      operation,
      draft: {query: '', variables: '', user: ''},
      edits: {},
      progress: 0,
      stale: false,
      log: '',
      subscriptions: [],
      isActive: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
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

  /** Takes another operation of the program, as it was recorded. */
  choose(operation: string): void {
    const recorded = this.state.program?.operations[operation];
    this.set({
      operation,
      draft: draftOf(recorded),
      result: undefined,
      before: undefined,
      fault: undefined,
      stale: false,
    });
  }

  edit(draft: Partial<Draft>): void {
    this.set({draft: {...this.state.draft, ...draft}});
  }

  /** Changes a file; once the reader rests, the program runs with it, unless a stranger's code would run with it. */
  editFile(path: string, text: string): void {
    // An editor that was given a file says so.
    if (text === (this.state.edits[path] ?? this.state.program?.files[path])) return;
    const edits = {...this.state.edits, [path]: text};
    if (text === this.state.program?.files[path]) Reflect.deleteProperty(edits, path);
    this.set({edits});
    this.leave();
    if (!this.isForeign) this.rest = setTimeout(() => void this.run(), REST_MS);
  }

  /** Called when nobody looks any more: what was about to run does not. */
  leave(): void {
    clearTimeout(this.rest);
    clearTimeout(this.drawing);
  }

  /** Takes over what somebody shared. */
  async restore({operation, edits, draft}: Pick<OpenedLink, 'operation' | 'edits' | 'draft'>): Promise<void> {
    const {operations} = await this.open();
    this.choose(operation ?? Object.keys(operations)[0] ?? '');
    this.isForeign = Object.keys(edits).length > 0;
    this.set({edits, ...(draft && {draft})});
  }

  /** Takes over files, as the reader asked for: the solution, or what they wrote before. */
  replaceFiles(edits: Readonly<Record<string, string>>): void {
    this.set({edits});
  }

  /** Brings code, operation and data back to what is recorded, and ends what runs. */
  reset(): void {
    if (session.isOwner(this) || this.state.busy) this.stop();
    this.isForeign = false;
    this.leave();
    this.set({edits: {}, log: '', schema: this.state.originalSchema, subscriptions: []});
    this.choose(this.state.operation);
  }

  /** Closes a subscription of the playground. */
  async close(id: number): Promise<void> {
    if (!session.isOwner(this)) return;
    await session.use({boots: () => false}, (sandbox) => sandbox.request('unsubscribe', {id}));
  }

  /** Ends what runs, with all that it started. */
  stop(): void {
    session.end();
    session.renew();
    this.ended();
  }

  /** Runs the operation as it stands, on fresh data where the program is not booted or was edited. */
  async run(): Promise<void> {
    const mine = ++this.runs;
    this.isForeign = false;
    this.leave();
    this.set({
      busy: 'loading',
      fault: undefined,
      stale: this.state.result !== undefined,
      log: '',
      isActive: false,
      verdict: undefined,
    });
    try {
      const opening = this.open().then((program) => ({program, operation: operationOf(this.state.draft)}));
      const boots = (): boolean => !session.isOwner(this) || this.booted !== this.bootKey();
      const onProgress = (progress: number): void => {
        this.set({progress});
      };
      // The turn is taken at once: whoever stops while the program comes ends this run, too.
      const running = session.use({boots, onProgress}, async (sandbox) => {
        const {program, operation} = await opening;
        this.set({busy: 'running'});
        this.listenTo(sandbox);
        if (boots()) await this.boot(sandbox, program);
        const result = await this.send(sandbox, operation);
        if (mine === this.runs) this.set({result, before: this.state.result, stale: false});
        const key = this.booted;
        if (this.options.checks) await this.check(sandbox);
        return key;
      });
      // It may fail before the program has come, which would take the fault away again.
      running.catch(() => undefined);
      const {program} = await opening;
      const key = await running;
      if (mine !== this.runs) return;
      this.set({busy: undefined, isActive: false});
      if (this.options.checks) void this.bootAhead(program, key);
    } catch (error) {
      if (error instanceof StoppedError) this.ended();
      if (mine === this.runs) this.set({busy: undefined, fault: faultOf(error)});
    }
  }

  private bootKey(): string {
    return JSON.stringify([this.options.takesSteps && this.state.operation, this.state.edits]);
  }

  private async boot(sandbox: Sandbox, program: LiveProgram): Promise<void> {
    const {edits, operation} = this.state;
    const key = this.bootKey();
    let {compiled} = program;
    const isEdited = Object.keys(edits).length > 0;
    if (isEdited) {
      const answer = await sandbox.compile(edits);
      if (answer.problems.length > 0) throw new SyntaxProblems(answer.problems);
      compiled = {...compiled, ...answer.compiled};
    }
    session.setOwner(this);
    this.booted = undefined;
    const entry = `${program.name}/program.ts`;
    try {
      const {schema} = await sandbox.request('boot', {entry, compiled, operations: program.operations});
      this.set({schema, subscriptions: [], ...(!isEdited && {originalSchema: schema})});
      if (this.options.takesSteps) await sandbox.request('takeSteps', {until: operation});
    } catch (error) {
      // What the program started before it failed ends as well.
      session.renew();
      throw error;
    }
    this.booted = key;
  }

  private listenTo(sandbox: Sandbox): void {
    const change = (id: number, how: (one: OpenedSubscription) => OpenedSubscription): void => {
      this.setSoon({subscriptions: this.state.subscriptions.map((one) => (one.id === id ? how(one) : one))});
    };
    sandbox.listener = {
      printed: (text) => {
        this.setSoon({log: (this.state.log + text).slice(0, MOST_PRINTED), isActive: true});
      },
      event: (id, event) => {
        change(id, (one) => ({
          ...one,
          events: [...one.events, event].slice(-MOST_EVENTS),
          count: one.count + 1,
        }));
      },
      ended: (id) => {
        change(id, (one) => ({...one, open: false}));
      },
    };
  }

  private async send(sandbox: Sandbox, operation: LiveOperation): Promise<LiveResult | undefined> {
    const {operation: name, result} = this.state;
    if (!this.options.takesSteps && /^\s*subscription\b/m.test(operation.query)) {
      const id = ++this.opened;
      const opened = {id, operation: name, events: [], count: 0, open: true};
      await sandbox.request('subscribe', {id, operation});
      this.set({subscriptions: [...this.state.subscriptions, opened]});
      return result;
    }
    return sandbox.request('run', {name, operation});
  }

  /** What the check leaves in the database is no part of the lesson: the next run finds a program that is booted anew. */
  private async check(sandbox: Sandbox): Promise<void> {
    this.booted = undefined;
    this.set({verdict: await sandbox.request('check', undefined)});
  }

  /** Boots for the next run while the reader reads, unless the code has changed; what is wrong with it shows in that run. */
  private async bootAhead(program: LiveProgram, key: string | undefined): Promise<void> {
    const boots = (): boolean => this.booted === undefined && this.bootKey() === key;
    const work = async (sandbox: Sandbox): Promise<void> => {
      if (!boots()) return;
      const {listener} = sandbox;
      // What it prints at its start was shown before.
      sandbox.listener = undefined;
      await this.boot(sandbox, program);
      sandbox.listener = listener;
      if (!savesData()) await sandbox.compile({});
    };
    await session.use({boots, ahead: true}, work).catch(() => undefined);
  }

  /** Nothing runs any more. */
  private ended(): void {
    this.set({
      isActive: false,
      subscriptions: this.state.subscriptions.map((one) => ({...one, open: false})),
    });
  }

  /** Changes the state at once, and tells those who draw it only after a while. */
  private setSoon(change: Partial<LiveState>): void {
    this.state = {...this.state, ...change};
    this.drawing ??= setTimeout(() => {
      this.set({});
    }, DRAW_MS);
  }

  private set(change: Partial<LiveState>): void {
    clearTimeout(this.drawing);
    this.drawing = undefined;
    this.state = {...this.state, ...change};
    for (const listener of this.listeners) listener();
  }
}
