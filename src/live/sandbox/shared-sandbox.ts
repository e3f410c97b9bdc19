import {fetchRuntime, type OnProgress} from './fetch-assets';
import {StoppedError, TakenError, UnavailableError} from './faults';
import {Sandbox} from './sandbox';

/** Each boot leaves some memory behind, about 2 MB: after as many the sandbox is replaced. */
const BOOTS_OF_A_SANDBOX = 20;

/** Who runs programs: it is told when its sandbox is over, whoever ended it. */
export interface Owner {
  lost: (reason: Error) => void;
}

/** How somebody works with the sandbox. */
interface Use {
  /** Whether the work starts with a boot, so that another sandbox does as well. */
  boots: () => boolean;
  /** Aborted when the reader stops it, or leaves: its turn is over, even where it waits for a file that never comes. */
  signal: AbortSignal;
  onProgress?: OnProgress;
  /** Whether nobody waits for it: what the next boot would have to do is done now. */
  ahead?: boolean;
}

/**
 * The one sandbox of the page, which all its samples share, one at a time. It belongs to the one that used it last, and
 * ends when that one leaves the page or another one's turn comes: what a program started is never met by the next.
 */
class SharedSandbox {
  private owner: Owner | undefined;
  private sandbox: Sandbox | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  /** How many have their turn or wait for it. */
  private turns = 0;

  /** Waits for those who came before, then lets the owner work with the sandbox. */
  use<Result>(owner: Owner, how: Use, work: (sandbox: Sandbox) => Promise<Result>): Promise<Result> {
    const {boots, signal, ahead = false} = how;
    const takeTurn = async (): Promise<Result> => {
      if (signal.aborted) throw new StoppedError();
      const most = BOOTS_OF_A_SANDBOX - (ahead ? 1 : 0);
      const {sandbox} = this;
      if (sandbox && boots() && (sandbox.boots >= most || sandbox.isActive)) sandbox.end();
      return work(await this.ready(owner, how));
    };
    const mine = this.turn.then(() => untilStopped(signal, takeTurn()));
    this.turns += 1;
    this.turn = mine
      .catch(() => undefined)
      .then(() => {
        this.turns -= 1;
      });
    return mine;
  }

  /** Starts a sandbox for the run that is about to come, unless another one's program runs, or is about to. */
  prepare(owner: Owner, signal: AbortSignal): void {
    if (this.turns > 0 || this.isHeld()) return;
    this.ready(owner, {signal}).catch(() => undefined);
  }

  /** Ends what the owner runs, with all that it started; false where it has no sandbox. Another one's goes on. */
  end(owner: Owner): boolean {
    if (this.owner !== owner || !this.sandbox || this.sandbox.ended) return false;
    this.sandbox.end();
    return true;
  }

  /** Whether a program is booted in the sandbox. */
  private isHeld(): boolean {
    return this.sandbox !== undefined && !this.sandbox.ended && this.sandbox.boots > 0;
  }

  private async ready(owner: Owner, {signal, onProgress}: Omit<Use, 'boots'>): Promise<Sandbox> {
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') {
      throw new UnavailableError('This browser has no WebAssembly or no workers, which live samples need.');
    }
    const start = await fetchRuntime(onProgress);
    if (signal.aborted) throw new StoppedError();
    if (this.owner !== owner && this.isHeld()) this.sandbox?.end(new TakenError());
    this.owner = owner;
    if (!this.sandbox || this.sandbox.ended) {
      this.sandbox = new Sandbox(start, (reason) => this.owner?.lost(reason));
    }
    return this.sandbox;
  }
}

/** What work comes to, unless it is stopped before. */
async function untilStopped<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(new StoppedError());
    };
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export const sharedSandbox = new SharedSandbox();
