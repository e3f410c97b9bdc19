import {fetchCompiler, fetchRuntime, frameAddress, type OnProgress} from './assets';
import type {Answer} from './protocol';
import {Sandbox, StoppedError, UnavailableError} from './sandbox';

/** Each boot leaves some memory behind, about 2 MB: after as many the sandbox is replaced. */
const BOOTS_OF_A_SANDBOX = 20;

/** The one sandbox of the page, which all its samples share, one at a time. */
class Session {
  /** Whose program is booted: a sample that finds another one's boots anew. */
  private owner: object | undefined;
  private sandbox: Sandbox | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private hasCompiler = new WeakSet<Sandbox>();
  /** How often it was ended: what was still being fetched then does not start any more. */
  private ends = 0;

  /**
   * Waits for the samples that came before, then lets this one work with the sandbox.
   * @param boots whether the work starts with a boot, so that another sandbox does as well
   * @param ahead whether nobody waits for it: what the next boot would have to do is done now
   */
  use<Result>(
    {boots, onProgress, ahead = false}: {boots: () => boolean; onProgress: OnProgress; ahead?: boolean},
    work: (sandbox: Sandbox) => Promise<Result>,
  ): Promise<Result> {
    const {ends} = this;
    const mine = this.turn.then(async () => {
      const most = BOOTS_OF_A_SANDBOX - (ahead ? 1 : 0);
      if (boots() && (this.sandbox?.boots ?? 0) >= most) this.sandbox?.end();
      return work(await this.ready(ends, onProgress));
    });
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  /** Whether the program of this owner is the one that is booted. */
  isOwner(owner: object): boolean {
    return this.owner === owner && !this.sandbox?.ended;
  }

  setOwner(owner: object): void {
    this.owner = owner;
  }

  /** Compiles files in the sandbox, which is given the compiler where it has none yet. */
  async compile(sandbox: Sandbox, files: Record<string, string>): Promise<Answer<'compile'>> {
    const compiler = this.hasCompiler.has(sandbox) ? undefined : await fetchCompiler();
    const answer = await sandbox.request('compile', {files, compiler});
    this.hasCompiler.add(sandbox);
    return answer;
  }

  /** Ends what runs with all that it started, and what waits for its turn. */
  end(): void {
    this.ends += 1;
    this.sandbox?.end();
  }

  /** Starts a sandbox for the run that is about to come. */
  prepare(): void {
    this.ready(this.ends, () => undefined).catch(() => undefined);
  }

  /** Ends the sandbox, where there is one, and starts the next while the reader reads. */
  renew(): void {
    if (!this.sandbox) return;
    this.sandbox.end();
    this.prepare();
  }

  private async ready(ends: number, onProgress: OnProgress): Promise<Sandbox> {
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') {
      throw new UnavailableError('This browser has no WebAssembly or no workers, which live samples need.');
    }
    const start = await fetchRuntime(onProgress);
    if (ends !== this.ends) throw new StoppedError('You stopped it.');
    if (!this.sandbox || this.sandbox.ended) {
      this.owner = undefined;
      this.sandbox = new Sandbox(frameAddress, start);
    }
    return this.sandbox;
  }
}

export const session = new Session();
