import {fetchProgram} from './assets';
import {type Draft, draftOf, operationOf} from './edited-operation';
import {type Fault, faultOf, SyntaxProblems} from './error-messages';
import {formatJson, formatSql} from './format';
import type {LiveOperation, LiveProgram} from './protocol';
import {session} from './session';
import type {LiveWorker} from './worker';

/** What a run came to, as it is shown. */
export interface LiveResult {
  /** The response, or the events of a subscription. */
  kind: 'Response' | 'Events';
  text: string;
  sql: string;
  ms: number;
}

export interface LiveState {
  program?: LiveProgram;
  operation: string;
  draft: Draft;
  /** Files that the reader changed, by path. */
  edits: Readonly<Record<string, string>>;
  /** What it does now; undefined while it waits for the reader. */
  busy?: 'loading' | 'running';
  /** How much of the runtime has come, from 0 to 1. */
  progress: number;
  result?: LiveResult;
  /** Whether the result is older than the last try. */
  stale: boolean;
  schema?: string;
  /** The schema of the program without edits, known once it has run. */
  originalSchema?: string;
  fault?: Fault;
  log: string;
  /** The statements of all operations since the program started, in the playground. */
  sqlLog: string;
  subscriptions: readonly Listening[];
}

/** A subscription that is or was open. */
export interface Listening {
  id: number;
  operation: string;
  events: readonly string[];
  open: boolean;
}

/** How a model deals with a program. */
interface Options {
  /** A sample takes the steps of the program that come before its operation; the playground takes none. */
  takesSteps: boolean;
}

/** How long the reader must rest before edited code runs. */
const REST_MS = 500;

/** One sample, or the playground: what the reader made of a program, and what it came to. */
export class LiveModel {
  private state: LiveState;
  private readonly listeners = new Set<() => void>();
  /** What is booted for this model: edits and, for a sample, the operation that the steps were taken for. */
  private booted: string | undefined;
  private runs = 0;
  private opened = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

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
      sqlLog: '',
      subscriptions: [],
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
    this.set({operation, draft: draftOf(recorded), result: undefined, fault: undefined, stale: false});
  }

  edit(draft: Partial<Draft>): void {
    this.set({draft: {...this.state.draft, ...draft}});
  }

  /** Changes a file; once the reader rests, the program runs with it. */
  editFile(path: string, text: string): void {
    const edits = {...this.state.edits, [path]: text};
    if (text === this.state.program?.files[path]) Reflect.deleteProperty(edits, path);
    this.set({edits});
    this.leave();
    this.rest = setTimeout(() => void this.run(), REST_MS);
  }

  /** Called when nobody looks any more: what was about to run does not. */
  leave(): void {
    clearTimeout(this.rest);
  }

  /** Takes over what somebody shared. */
  restore(edits: Record<string, string> = {}, draft?: Draft): void {
    this.set({edits, ...(draft && {draft})});
  }

  /** Brings code, operation and data back to what is recorded. */
  reset(): void {
    this.booted = undefined;
    this.leave();
    this.set({edits: {}, log: '', sqlLog: '', schema: this.state.originalSchema, subscriptions: []});
    this.choose(this.state.operation);
  }

  /** Closes a subscription of the playground. */
  async close(id: number): Promise<void> {
    if (!session.isOwner(this)) return;
    const nothing = (): void => undefined;
    await session.use({boots: () => false, onProgress: nothing}, (worker) =>
      worker.request('unsubscribe', {id}),
    );
  }

  /** Ends what runs. */
  stop(): void {
    if (this.state.busy) session.end();
  }

  /** Runs the operation as it stands, on fresh data where the program is not booted or was edited. */
  async run(): Promise<void> {
    const mine = ++this.runs;
    this.set({busy: 'loading', fault: undefined, stale: this.state.result !== undefined, log: ''});
    try {
      const program = await this.open();
      const operation = operationOf(this.state.draft);
      const boots = (): boolean => !session.isOwner(this) || this.booted !== this.bootKey();
      const onProgress = (progress: number): void => {
        this.set({progress});
      };
      const result = await session.use({boots, onProgress}, async (worker) => {
        this.set({busy: 'running'});
        this.listenTo(worker);
        if (boots()) await this.boot(worker, program);
        return this.send(worker, operation);
      });
      if (mine === this.runs) this.set({busy: undefined, result, stale: false});
    } catch (error) {
      if (mine === this.runs) this.set({busy: undefined, fault: faultOf(error)});
    }
  }

  private bootKey(): string {
    return JSON.stringify([this.options.takesSteps && this.state.operation, this.state.edits]);
  }

  private async boot(worker: LiveWorker, program: LiveProgram): Promise<void> {
    const {edits, operation} = this.state;
    const key = this.bootKey();
    let {compiled} = program;
    const isEdited = Object.keys(edits).length > 0;
    if (isEdited) {
      const answer = await session.compile(worker, edits);
      if (answer.problems.length > 0) throw new SyntaxProblems(answer.problems);
      compiled = {...compiled, ...answer.compiled};
    }
    session.setOwner(this);
    this.booted = undefined;
    const entry = `${program.name}/program.ts`;
    const start = (code: LiveProgram['compiled']): Promise<{schema?: string}> =>
      worker.request('boot', {entry, compiled: code, operations: program.operations});
    // What a reader edited before the first run is compared with the program as it was.
    const known = isEdited ? this.state.originalSchema : undefined;
    const originalSchema = known ?? (await start(program.compiled)).schema;
    const schema = isEdited ? (await start(compiled)).schema : originalSchema;
    this.set({schema, originalSchema, sqlLog: '', subscriptions: []});
    if (this.options.takesSteps) await worker.request('play', {until: operation});
    this.booted = key;
  }

  private listenTo(worker: LiveWorker): void {
    const change = (id: number, how: (one: Listening) => Listening): void => {
      this.set({subscriptions: this.state.subscriptions.map((one) => (one.id === id ? how(one) : one))});
    };
    worker.listener = {
      log: (text) => {
        this.set({log: this.state.log + text});
      },
      unhandled: ({stack, message}) => {
        this.set({log: `${this.state.log}Nothing caught: ${stack || message}\n`});
      },
      event: (id, event) => {
        change(id, (one) => ({...one, events: [...one.events, formatJson(event)]}));
      },
      ended: (id) => {
        change(id, (one) => ({...one, open: false}));
      },
    };
  }

  private async send(worker: LiveWorker, operation: LiveOperation): Promise<LiveResult | undefined> {
    const started = performance.now();
    const subscribes = /^\s*subscription\b/m.test(operation.query);
    if (subscribes && !this.options.takesSteps) {
      const id = ++this.opened;
      await worker.request('subscribe', {...operation, id});
      const opened = {id, operation: this.state.operation, events: [], open: true};
      this.set({subscriptions: [...this.state.subscriptions, opened]});
      return this.state.result;
    }
    if (subscribes) {
      const steps = await worker.request('hear', {name: this.state.operation, operation});
      const events = steps.at(-1)?.events ?? [];
      const sql = formatSql(steps.flatMap(({answer}) => answer?.sql ?? []));
      return {
        kind: 'Events',
        text: formatJson(`[${events.join(',')}]`),
        sql,
        ms: performance.now() - started,
      };
    }
    const {body, sql, ms} = await worker.request('run', operation);
    const statements = formatSql(sql);
    if (!this.options.takesSteps && statements) {
      this.set({sqlLog: `${this.state.sqlLog}-- ${this.state.operation}\n${statements}\n\n`});
    }
    return {kind: 'Response', text: formatJson(body), sql: statements, ms};
  }

  private set(change: Partial<LiveState>): void {
    this.state = {...this.state, ...change};
    for (const listener of this.listeners) listener();
  }
}
