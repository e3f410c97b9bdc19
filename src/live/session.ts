import {fetchCompiler, fetchRuntime, frameAddress, type OnProgress} from './assets';
import type {Problem} from './protocol';
import {LiveWorker, UnavailableError} from './worker';

/** Each boot leaves some memory behind, about 2 MB: after as many the worker is replaced. */
const BOOTS_OF_A_WORKER = 20;

/** The one worker of the page, which all its samples share, one at a time. */
class Session {
  /** Whose program is booted: a sample that finds another one's boots anew. */
  private owner: object | undefined;
  private worker: LiveWorker | undefined;
  private spare: LiveWorker | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private hasCompiler = new WeakSet<LiveWorker>();

  /**
   * Waits for the samples that came before, then lets this one work with the worker.
   * @param boots whether the work starts with a boot, so that another worker does as well
   */
  use<Result>(
    {boots, onProgress}: {boots: () => boolean; onProgress: OnProgress},
    work: (worker: LiveWorker) => Promise<Result>,
  ): Promise<Result> {
    const mine = this.turn.then(async () => {
      const result = await work(await this.ready(boots(), onProgress));
      this.prepareSpare();
      return result;
    });
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  /** Whether the program of this owner is the one that is booted. */
  isOwner(owner: object): boolean {
    return this.owner === owner && !this.worker?.ended;
  }

  setOwner(owner: object | undefined): void {
    this.owner = owner;
  }

  /** Compiles files in the worker, which is given the compiler where it has none yet. */
  async compile(
    worker: LiveWorker,
    files: Record<string, string>,
  ): Promise<{compiled: Record<string, string>; problems: Problem[]}> {
    const compiler = this.hasCompiler.has(worker) ? undefined : await fetchCompiler();
    const answer = await worker.request('compile', {files, compiler});
    this.hasCompiler.add(worker);
    return answer;
  }

  /** Ends what runs; the next use starts a new worker. */
  end(): void {
    this.owner = undefined;
    this.worker?.end();
    this.spare?.end();
    this.worker = undefined;
    this.spare = undefined;
  }

  private async ready(boots: boolean, onProgress: OnProgress): Promise<LiveWorker> {
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') {
      throw new UnavailableError('This browser has no WebAssembly or no workers, which live samples need.');
    }
    const worn = boots && (this.worker?.boots ?? 0) >= BOOTS_OF_A_WORKER;
    if (this.worker?.ended || worn) {
      this.worker?.end();
      this.owner = undefined;
      this.worker = this.spare;
      this.spare = undefined;
    }
    if (!this.worker || this.worker.ended) {
      this.worker = new LiveWorker(frameAddress, await fetchRuntime(onProgress));
    }
    return this.worker;
  }

  /** Starts the next worker while the reader reads. */
  private prepareSpare(): void {
    if (!this.worker || this.worker.boots < BOOTS_OF_A_WORKER || this.spare) return;
    void fetchRuntime(() => undefined).then((start) => {
      this.spare ??= new LiveWorker(frameAddress, start);
    });
  }
}

export const session = new Session();
