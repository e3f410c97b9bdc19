import {BootedProgram} from './booted-program';
import {withMissingImport} from './missing-import';
import {type Inputs, inputsOf, isRunning, type LiveStore, operationOf, type OwnedFault} from './live-state';
import {savesData} from './saves-data';
import {faultOf, LimitError, StoppedError, TakenError} from '../sandbox/faults';
import {fetchNames} from '../sandbox/fetch-assets';
import type {LiveProgram} from '../sandbox/live-program';
import type {Sandbox} from '../sandbox/sandbox';
import {type Owner, sharedSandbox} from '../sandbox/shared-sandbox';

interface Options {
  /** Whether it takes the steps of the program that come before its operation. */
  takesSteps: boolean;
  /** Whether the program is checked after each run. */
  checks?: boolean;
  /** Whether what runs is a stranger's. */
  isForeign: () => boolean;
  /** Gets the program, before its first run. */
  open: () => Promise<LiveProgram>;
  /** It is booted for the next run: whoever has something to prepare for that does so now. */
  onAhead: () => void;
}

/** The runs of one program: at most one at a time, of the inputs as they stand. */
export class ProgramRuns implements Owner {
  private readonly booted: BootedProgram;
  private count = 0;
  /** Aborted at a stop, and when the reader leaves: what was asked for before is not wanted any more. */
  private stopping = new AbortController();

  constructor(
    private readonly store: LiveStore,
    private readonly options: Options,
  ) {
    this.booted = new BootedProgram(store, options);
  }

  /** Whether the reader has left. */
  get isOver(): boolean {
    return this.stopping.signal.aborted;
  }

  /** The reader is there, or has come back. */
  begin(): void {
    if (this.isOver) this.stopping = new AbortController();
  }

  /** The reader has left the page: nothing runs on. */
  end(): void {
    this.stopping.abort();
    sharedSandbox.end(this);
  }

  /** Starts what can be started before the first run. */
  prepare(): void {
    sharedSandbox.prepare(this, this.stopping.signal);
  }

  /** What the run that goes on comes to is not wanted. */
  forget(): void {
    this.count += 1;
  }

  /** Closes a subscription of the playground. */
  async close(id: number): Promise<void> {
    if (this.booted.key === undefined) return;
    const {signal} = this.stopping;
    const work = (sandbox: Sandbox): Promise<unknown> => sandbox.request('unsubscribe', {id});
    await sharedSandbox.use(this, {boots: () => false, signal}, work).catch(() => undefined);
  }

  /** Ends what runs, with all that it started, and what waits for its turn. */
  stop(): void {
    this.stopping.abort();
    this.stopping = new AbortController();
    if (sharedSandbox.end(this)) this.prepare();
    const {state} = this.store;
    if (!state.busy) return;
    // What it waits for may come late, or never.
    this.forget();
    this.store.set({busy: undefined, fault: {...faultOf(new StoppedError()), of: inputsOf(state)}});
  }

  /** Called by the shared sandbox: the sandbox is over, whoever ended it. */
  lost(reason: Error): void {
    const {state} = this.store;
    const isTold = reason instanceof LimitError || (reason instanceof TakenError && isRunning(state));
    this.booted.forget();
    this.store.set({
      isActive: false,
      subscriptions: state.subscriptions.map((one) => ({...one, open: false})),
      // What waits for an answer tells by itself.
      ...(isTold && !state.busy && {fault: {...faultOf(reason), of: inputsOf(state)}}),
    });
  }

  /** Runs the operation as it stands, on fresh data where the program is not booted or was edited. */
  async run(): Promise<void> {
    const {signal} = this.stopping;
    const mine = ++this.count;
    const {fault} = this.store.state;
    // What was wrong with the code or the operation, and what was printed, stay until it is known what comes now.
    const stays = fault && ['syntax', 'program', 'operation'].includes(fault.kind);
    this.store.set({busy: 'loading', fault: stays ? fault : undefined, isLogOld: true, verdict: undefined});
    let inputs = inputsOf(this.store.state);
    try {
      const opening = this.options.open().then((program) => {
        inputs = inputsOf(this.store.state);
        return {program, operation: operationOf(inputs.draft)};
      });
      const boots = (): boolean => this.booted.key !== this.booted.keyOf(inputs);
      const onProgress = (progress: number): void => {
        this.store.set({progress});
      };
      // The turn is taken at once: whoever stops while the program comes ends this run, too.
      const running = sharedSandbox.use(this, {boots, signal, onProgress}, async (sandbox) => {
        const {program, operation} = await opening;
        // A later run takes its place.
        if (mine !== this.count) return;
        this.store.set({busy: 'running'});
        this.booted.listenTo(sandbox);
        if (boots()) await this.booted.boot(sandbox, program, inputs, signal);
        const result = await this.booted.send(sandbox, operation, inputs);
        if (result && mine === this.count) {
          this.store.set({result: {...result, of: inputs}, before: this.store.state.result});
        }
        if (!this.options.checks) return;
        const verdict = await this.booted.check(sandbox);
        if (mine === this.count && !this.store.state.isDue) this.store.set({verdict});
      });
      // It may fail before the program has come, which would take the fault away again.
      running.catch(() => undefined);
      const {program} = await opening;
      await running;
      if (mine !== this.count) return;
      this.ended();
      if (this.options.checks) void this.bootAhead(program, inputs);
    } catch (error) {
      if (mine !== this.count) return;
      const files = {...this.store.state.program?.files, ...inputs.edits};
      const told = await withMissingImport(faultOf(error), files, fetchNames);
      if (mine === this.count) this.ended({...told, of: inputs});
    }
  }

  private ended(fault?: OwnedFault): void {
    const {isLogOld} = this.store.state;
    this.store.set({busy: undefined, fault, ...(isLogOld && {log: '', isLogOld: false})});
  }

  /** Boots for the next run while the reader reads, unless the code has changed; what is wrong with it shows in that run. */
  private async bootAhead(program: LiveProgram, inputs: Inputs): Promise<void> {
    const key = this.booted.keyOf(inputs);
    const {signal} = this.stopping;
    const boots = (): boolean => this.booted.key === undefined && this.booted.keyOf(this.store.state) === key;
    const work = async (sandbox: Sandbox): Promise<void> => {
      if (!boots()) return;
      // What it prints at its start was shown before.
      sandbox.listener = undefined;
      await this.booted.boot(sandbox, program, inputs, signal);
      this.booted.listenTo(sandbox);
      if (!savesData()) await sandbox.compile({});
    };
    await sharedSandbox.use(this, {boots, signal, ahead: true}, work).catch(() => undefined);
    if (!signal.aborted) this.options.onAhead();
  }
}
