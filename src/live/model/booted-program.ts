import {StoppedError, SyntaxProblems} from '../sandbox/faults';
import {type Edits, type Inputs, type LiveState, type LiveStore, type OpenedSubscription} from './live-state';
import {MOST_PRINTED} from '../sandbox/limits';
import {operationType} from '../sandbox/operation-type';
import type {LiveOperation, LiveProgram} from '../sandbox/live-program';
import type {LiveResult} from '../sandbox/messages';
import type {Listener, Sandbox} from '../sandbox/sandbox';

/** Events of a subscription that are kept. */
const MOST_EVENTS = 100;

interface Options {
  /** Whether it takes the steps of the program that come before its operation. */
  takesSteps: boolean;
  /** Whether what runs is a stranger's, who could hide that it goes on. */
  isForeign: () => boolean;
}

/** The program as it is booted for one model: what it was booted with, and what it is then asked. */
export class BootedProgram {
  /** Edits and, where it takes steps, the operation that they were taken for. */
  private bootedWith: string | undefined;
  private opened = 0;

  constructor(
    private readonly store: LiveStore,
    private readonly options: Options,
  ) {}

  /** What a program is booted with, to be compared. */
  keyOf({operation, edits}: Inputs): string {
    return JSON.stringify([this.options.takesSteps && operation, edits]);
  }

  /** What it is booted with; undefined where it is not. */
  get key(): string | undefined {
    return this.bootedWith;
  }

  /** What is booted, if anything, is met by no run any more. */
  forget(): void {
    this.bootedWith = undefined;
  }

  /** Compiles what the reader changed, boots the program, and takes its steps. */
  async boot(sandbox: Sandbox, program: LiveProgram, inputs: Inputs, signal: AbortSignal): Promise<void> {
    const {edits, operation} = inputs;
    const compiled = await compiledOf(sandbox, program, edits, signal);
    this.forget();
    try {
      const entry = `${program.name}/program.ts`;
      const {schema} = await sandbox.request('boot', {entry, compiled, operations: program.operations});
      this.store.set({
        schema,
        schemaOf: edits,
        subscriptions: [],
        isActive: this.options.isForeign() || sandbox.isActive,
        ...(Object.keys(edits).length === 0 && {originalSchema: schema}),
      });
      if (this.options.takesSteps) await sandbox.request('takeSteps', {until: operation});
    } catch (error) {
      // What the program started before it failed ends as well.
      sandbox.end();
      throw error;
    }
    this.bootedWith = this.keyOf(inputs);
  }

  /** Takes what the program sends by itself into the state. */
  listenTo(sandbox: Sandbox): void {
    sandbox.listener = listenerOf(
      () => this.store.state,
      (change) => {
        const isOver = change.isActive === false;
        this.store.setSoon(isOver ? {isActive: this.options.isForeign()} : change);
      },
    );
  }

  /** Sends the operation. A subscription of the playground stays open and has no result. */
  async send(
    sandbox: Sandbox,
    operation: LiveOperation,
    {operation: name}: Inputs,
  ): Promise<LiveResult | undefined> {
    if (!this.options.takesSteps && operationType(operation.query) === 'subscription') {
      const id = ++this.opened;
      const opened = {id, operation: name, events: [], count: 0, open: true};
      // Its first events may come before the answer. The result of what ran before would hide them.
      this.store.set({subscriptions: [...this.store.state.subscriptions, opened], result: undefined});
      try {
        return await sandbox.request('subscribe', {id, operation});
      } catch (error) {
        this.store.set({subscriptions: this.store.state.subscriptions.filter((one) => one.id !== id)});
        throw error;
      }
    }
    return sandbox.request('run', {name, operation});
  }

  /** Has the program checked. What the check leaves in the database is no part of the lesson: it is booted anew after it. */
  check(sandbox: Sandbox): Promise<string> {
    this.forget();
    return sandbox.request('check', undefined);
  }
}

/** The files of a program as they run, with what the reader changed. */
async function compiledOf(
  sandbox: Sandbox,
  {compiled}: LiveProgram,
  edits: Edits,
  signal: AbortSignal,
): Promise<LiveProgram['compiled']> {
  if (Object.keys(edits).length === 0) return compiled;
  const answer = await sandbox.compile(edits);
  // The compiler may have come after a stop, when it is another one's turn.
  if (signal.aborted) throw new StoppedError();
  if (answer.problems.length > 0) throw new SyntaxProblems(answer.problems);
  return {...compiled, ...answer.compiled};
}

/** Takes what a sandbox sends by itself into the state of a program. */
function listenerOf(state: () => LiveState, set: (change: Partial<LiveState>) => void): Listener {
  const change = (id: number, how: (one: OpenedSubscription) => OpenedSubscription): void => {
    set({subscriptions: state().subscriptions.map((one) => (one.id === id ? how(one) : one))});
  };
  return {
    printed: (text) => {
      const {log, isLogOld} = state();
      set({log: joinedLog(isLogOld ? '' : log, text), isLogOld: false});
    },
    events: (id, texts, count) => {
      change(id, (one) => ({...one, count, events: [...one.events, ...texts].slice(-MOST_EVENTS)}));
    },
    ended: (id) => {
      change(id, (one) => ({...one, open: false}));
    },
    active: (isActive) => {
      set({isActive});
    },
  };
}

/** What a program printed, with what comes now, as far as it is kept. */
function joinedLog(log: string, text: string): string {
  const whole = log + text;
  if (log.length >= MOST_PRINTED) return log;
  return whole.length > MOST_PRINTED ? `${whole.slice(0, MOST_PRINTED)}\n… The rest is left out.\n` : whole;
}
