import * as v from 'valibot';
import {fetchCompiler, frameAddress} from './fetch-assets';
import {LimitError, ProgramError, StoppedError, UnavailableError} from './faults';
import {
  type SandboxAnswer,
  sandboxAnswers,
  FrameMessage,
  SandboxMessage,
  type SandboxRequestName,
  type SandboxRequests,
  type SandboxStart,
} from './messages';

/** How long a request may take. The worker itself cannot stop a loop. */
const LIMIT_MS = 10_000;
/** How long the frame and its worker may need to come up; slow phones need some seconds to read the runtime. */
const START_LIMIT_MS = 30_000;
/** How long the frame's few lines may need once its document is there, or an error page in its place. */
const FRAME_LIMIT_MS = 5_000;
/** How many messages may come at once, and each second. A worker that keeps to its own limits sends fewer. */
const MOST_MESSAGES = 500;
const MESSAGES_A_SECOND = 60;

const NOT_LET_IN =
  'The sandbox that runs the program was not let in. An extension of the browser may block frames.';
const NOT_STARTED = 'The sandbox that runs the program did not start.';
const TOO_LONG = `The program did not end within ${LIMIT_MS / 1000} seconds and was stopped. Look for a loop or a promise that never ends, and run it again.`;
const TOO_MUCH =
  'The program sent more messages than the page takes and was stopped. Print less or send fewer events, and run it again.';
const NOT_UNDERSTOOD =
  'The program sent what the page does not understand and was stopped. Undo your last change, and run it again.';
const BROKE_DOWN =
  'The program broke its worker with an error that nothing caught, and was stopped. Undo your last change, and run it again.';

const REPLACED =
  'Something outside this site took away the frame of the program, which was stopped. Run it again.';

/** What is done with that which the worker sends without being asked. */
export interface Listener {
  printed: (text: string) => void;
  /** The latest events of a subscription, and how many it had in all. */
  events: (subscription: number, texts: readonly string[], count: number) => void;
  ended: (subscription: number) => void;
  /** Whether something of the program goes on, such as a timer. */
  active: (isActive: boolean) => void;
}

interface Waiting {
  name: SandboxRequestName;
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
  private allowance = MOST_MESSAGES;
  private allowedAt = performance.now();
  private isReady = false;
  /** Whether something of the program goes on after what was asked for. */
  isActive = false;
  private hasCompiler = false;
  private endedBy: Error | undefined;
  /** Settles when the worker listens, or when it is over. */
  private readonly ready: Promise<void>;
  private onReady: () => void = () => undefined;

  /** @param onEnd is told once, whoever ends it */
  constructor(
    start: SandboxStart,
    private readonly onEnd: (reason: Error) => void,
  ) {
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
    const listen = (): void => {
      const timer = window.setTimeout(() => {
        this.end(new UnavailableError(NOT_LET_IN));
      }, FRAME_LIMIT_MS);
      toFrame.port1.onmessage = ({data}: MessageEvent<unknown>) => {
        clearTimeout(timer);
        const {success, output} = v.safeParse(FrameMessage, data);
        if (success && output.kind === 'loaded') return;
        // Once a program runs, the words may be its own.
        const why = success && output.kind === 'failed' ? ` (${output.message})` : '';
        this.end(this.isReady ? new LimitError(BROKE_DOWN) : new UnavailableError(NOT_STARTED + why));
      };
      // It has no origin that could be named.
      this.frame.contentWindow?.postMessage(start, '*', [toWorker.port2, toFrame.port2]);
      // A page around this one can send the frame elsewhere, which ends the worker.
      this.frame.onload = () => {
        this.end(new LimitError(REPLACED));
      };
    };
    this.frame.onload = listen;
    this.ready = new Promise((resolve) => {
      const timer = window.setTimeout(() => {
        this.end(new UnavailableError(NOT_STARTED));
      }, START_LIMIT_MS);
      this.onReady = () => {
        this.isReady = true;
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
  async request<Name extends SandboxRequestName>(
    name: Name,
    content: SandboxRequests[Name],
  ): Promise<SandboxAnswer<Name>> {
    await this.ready;
    if (this.endedBy) throw this.endedBy;
    if (name === 'boot') this.boots += 1;
    const id = ++this.requests;
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => {
        this.end(new LimitError(TOO_LONG));
      }, LIMIT_MS);
      this.waiting.set(id, {name, resolve, reject, timer});
      this.port.postMessage({id, name, content});
    });
  }

  /** Compiles files in the worker, which is given the compiler where it has none yet. */
  async compile(files: Record<string, string>): Promise<SandboxAnswer<'compile'>> {
    const compiler = this.hasCompiler ? undefined : await fetchCompiler();
    const answer = await this.request('compile', {files, compiler});
    this.hasCompiler = true;
    return answer;
  }

  /** Ends it and all that it started, whatever it does. What waits for it is rejected. */
  end(reason: Error = new StoppedError()): void {
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
    this.onEnd(reason);
  }

  /** Whether one more message may come: so many at once, and so many a second after that. */
  private mayCome(): boolean {
    const now = performance.now();
    const more = ((now - this.allowedAt) / 1000) * MESSAGES_A_SECOND;
    this.allowance = Math.min(this.allowance + more, MOST_MESSAGES) - 1;
    this.allowedAt = now;
    return this.allowance >= 0;
  }

  /** The one place where what the worker sends comes in. */
  private receive(data: unknown): void {
    if (!this.mayCome()) {
      this.end(new LimitError(TOO_MUCH));
      return;
    }
    const {success, output: message} = v.safeParse(SandboxMessage, data);
    if (!success) {
      this.end(new LimitError(NOT_UNDERSTOOD));
    } else if (message.kind === 'ready') {
      this.onReady();
    } else if (message.kind === 'printed') {
      this.listener?.printed(message.text);
    } else if (message.kind === 'events') {
      this.listener?.events(message.subscription, message.texts, message.count);
    } else if (message.kind === 'active') {
      this.isActive = message.isActive;
      this.listener?.active(message.isActive);
    } else if (message.kind === 'ended') {
      this.listener?.ended(message.subscription);
    } else {
      this.settle(message);
    }
  }

  private settle(message: Extract<SandboxMessage, {id: number}>): void {
    const request = this.waiting.get(message.id);
    if (!request) return;
    const answer = message.kind === 'answer' && v.safeParse(sandboxAnswers[request.name], message.answer);
    if (answer && !answer.success) {
      this.end(new LimitError(NOT_UNDERSTOOD));
      return;
    }
    this.waiting.delete(message.id);
    clearTimeout(request.timer);
    if (message.kind === 'error') request.reject(new ProgramError(message.error));
    else if (answer) request.resolve(answer.output as never);
  }
}
