import * as v from 'valibot';
import {fetchCompiler, fetchRuntime, frameAddress, type OnProgress} from './assets';
import {ProgramError, StoppedError, UnavailableError} from './faults';
import {
  type Answer,
  answers,
  FromFrame,
  FromWorker,
  type RequestName,
  type Requests,
  type Start,
} from './protocol';

/** How long a request may take. The worker itself cannot stop a loop. */
const LIMIT_MS = 10_000;
/** How long the frame and its worker may need to come up; slow phones need some seconds to read the runtime. */
const START_LIMIT_MS = 30_000;
/** How long the frame's few lines may need once its document is there, or an error page in its place. */
const FRAME_LIMIT_MS = 5_000;
/** How many messages may come for one request. A worker that keeps to its own limits sends fewer. */
const MOST_MESSAGES = 500;
/** Each boot leaves some memory behind, about 2 MB: after as many the sandbox is replaced. */
const BOOTS_OF_A_SANDBOX = 20;

const NOT_LET_IN =
  'The sandbox that runs the program was not let in. An extension of the browser may block frames.';
const NOT_STARTED = 'The sandbox that runs the program did not start.';
const TOO_LONG = `The program did not end within ${LIMIT_MS / 1000} seconds and was stopped.`;
const TOO_MUCH = 'The program sent more than the page takes and was stopped.';
const NOT_UNDERSTOOD = 'The program sent what the page does not understand and was stopped.';

/** What is done with that which the worker sends without being asked. */
export interface Listener {
  printed: (text: string) => void;
  event: (subscription: number, text: string) => void;
  ended: (subscription: number) => void;
}

interface Waiting {
  name: RequestName;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  timer: number;
}

/** A worker in a frame of its own, without origin and without network: to take the frame away is what ends it. */
export class Sandbox {
  /** How many times it booted a program. */
  boots = 0;
  listener: Listener | undefined;
  private readonly frame = document.createElement('iframe');
  private readonly port: MessagePort;
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private messages = 0;
  private hasCompiler = false;
  private endedBy: Error | undefined;
  /** Settles when the worker listens, or when it is over. */
  private readonly ready: Promise<void>;
  private onReady: () => void = () => undefined;

  constructor(start: Start) {
    const toWorker = new MessageChannel();
    const toFrame = new MessageChannel();
    this.port = toWorker.port1;
    this.port.onmessage = ({data}: MessageEvent<unknown>) => {
      this.receive(data);
    };
    this.frame.hidden = true;
    this.frame.title = 'Runs the live samples';
    this.frame.setAttribute('sandbox', 'allow-scripts');
    this.frame.src = frameAddress;
    this.frame.addEventListener(
      'load',
      () => {
        const timer = window.setTimeout(() => {
          this.end(new UnavailableError(NOT_LET_IN));
        }, FRAME_LIMIT_MS);
        toFrame.port1.onmessage = ({data}: MessageEvent<unknown>) => {
          clearTimeout(timer);
          const {success, output} = v.safeParse(FromFrame, data);
          if (success && output.kind === 'failed') {
            this.end(new UnavailableError(`${NOT_STARTED} (${output.message})`));
          }
        };
        // It has no origin that could be named.
        this.frame.contentWindow?.postMessage(start, '*', [toWorker.port2, toFrame.port2]);
      },
      {once: true},
    );
    this.ready = new Promise((resolve) => {
      const timer = window.setTimeout(() => {
        this.end(new UnavailableError(NOT_STARTED));
      }, START_LIMIT_MS);
      this.onReady = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    document.body.append(this.frame);
  }

  get ended(): boolean {
    return this.endedBy !== undefined;
  }

  /** Asks the worker; rejects with a `ProgramError`, or with what ended the worker. */
  async request<Name extends RequestName>(name: Name, content: Requests[Name]): Promise<Answer<Name>> {
    await this.ready;
    if (this.endedBy) throw this.endedBy;
    if (name === 'boot') this.boots += 1;
    this.messages = 0;
    const id = ++this.requests;
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => {
        this.end(new StoppedError(TOO_LONG));
      }, LIMIT_MS);
      this.waiting.set(id, {name, resolve, reject, timer});
      this.port.postMessage({id, name, content});
    });
  }

  /** Compiles files in the worker, which is given the compiler where it has none yet. */
  async compile(files: Record<string, string>): Promise<Answer<'compile'>> {
    const compiler = this.hasCompiler ? undefined : await fetchCompiler();
    const answer = await this.request('compile', {files, compiler});
    this.hasCompiler = true;
    return answer;
  }

  /** Ends it and all that it started, whatever it does. What waits for it is rejected. */
  end(reason: Error = new StoppedError('You stopped it.')): void {
    if (this.endedBy) return;
    this.endedBy = reason;
    this.onReady();
    this.port.close();
    this.frame.remove();
    for (const {reject, timer} of this.waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
  }

  /** The one place where what the worker sends comes in. */
  private receive(data: unknown): void {
    this.messages += 1;
    if (this.messages > MOST_MESSAGES) {
      this.end(new StoppedError(TOO_MUCH));
      return;
    }
    const {success, output: message} = v.safeParse(FromWorker, data);
    if (!success) {
      this.end(new StoppedError(NOT_UNDERSTOOD));
    } else if (message.kind === 'ready') {
      this.onReady();
    } else if (message.kind === 'printed') {
      this.listener?.printed(message.text);
    } else if (message.kind === 'event') {
      this.listener?.event(message.subscription, message.text);
    } else if (message.kind === 'ended') {
      this.listener?.ended(message.subscription);
    } else {
      this.settle(message);
    }
  }

  private settle(message: Extract<FromWorker, {id: number}>): void {
    const request = this.waiting.get(message.id);
    if (!request) return;
    const answer = message.kind === 'answer' && v.safeParse(answers[request.name], message.answer);
    if (answer && !answer.success) {
      this.end(new StoppedError(NOT_UNDERSTOOD));
      return;
    }
    this.waiting.delete(message.id);
    clearTimeout(request.timer);
    if (message.kind === 'error') request.reject(new ProgramError(message.error));
    else if (answer) request.resolve(answer.output as never);
  }
}

/** The one sandbox of the page, which all its samples share, one at a time. */
class Session {
  /** Whose program is booted: a sample that finds another one's boots anew. */
  private owner: object | undefined;
  private sandbox: Sandbox | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  /** How often it was ended: what was still being fetched then does not start any more. */
  private ends = 0;

  /**
   * Waits for the samples that came before, then lets this one work with the sandbox.
   * @param boots whether the work starts with a boot, so that another sandbox does as well
   * @param ahead whether nobody waits for it: what the next boot would have to do is done now
   */
  use<Result>(
    {boots, onProgress, ahead = false}: {boots: () => boolean; onProgress?: OnProgress; ahead?: boolean},
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

  /** Ends what runs with all that it started, and what waits for its turn. */
  end(): void {
    this.ends += 1;
    this.sandbox?.end();
  }

  /** Starts a sandbox for the run that is about to come. */
  prepare(): void {
    this.ready(this.ends).catch(() => undefined);
  }

  /** Ends the sandbox, where there is one, and starts the next while the reader reads. */
  renew(): void {
    if (!this.sandbox) return;
    this.sandbox.end();
    this.prepare();
  }

  private async ready(ends: number, onProgress?: OnProgress): Promise<Sandbox> {
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') {
      throw new UnavailableError('This browser has no WebAssembly or no workers, which live samples need.');
    }
    const start = await fetchRuntime(onProgress);
    if (ends !== this.ends) throw new StoppedError('You stopped it.');
    if (!this.sandbox || this.sandbox.ended) {
      this.owner = undefined;
      this.sandbox = new Sandbox(start);
    }
    return this.sandbox;
  }
}

export const session = new Session();
