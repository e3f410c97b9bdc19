import type {FromFrame, FromWorker, LiveError, RequestName, Requests, Start} from './protocol';

/** How long a request may take. The worker itself cannot stop a loop. */
const LIMIT_MS = 10_000;
/** How long the frame and its worker may need to come up; slow phones need some seconds to read the runtime. */
const START_LIMIT_MS = 30_000;
/** How long the frame's few lines may need once its document is there, or an error page in its place. */
const FRAME_LIMIT_MS = 5_000;

/** An error that happened in the worker. */
export class ProgramError extends Error {
  constructor({name, message, stack}: LiveError) {
    super(message);
    this.name = name;
    this.stack = stack;
  }
}

/** The reader's code did not end in time; its worker is gone. */
export class TimeLimitError extends Error {}

/** The sandbox cannot be had: the browser, an extension or a network keeps it away. */
export class UnavailableError extends Error {}

/** What a worker says without being asked. */
export interface Listener {
  log?: (text: string) => void;
  unhandled?: (error: LiveError) => void;
  event?: (subscription: number, event: string) => void;
  ended?: (subscription: number) => void;
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  timer: number;
}

/** A worker in a frame of its own, without origin and without network: to take the frame away is what ends it. */
export class LiveWorker {
  /** How many times it booted a program: each leaves some memory behind. */
  boots = 0;
  listener: Listener = {};
  private readonly frame = document.createElement('iframe');
  private readonly port: MessagePort;
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private over: Error | undefined;
  /** Settles when the worker listens, or when it is over. */
  private readonly ready: Promise<void>;
  private isReady = false;
  private onReady: () => void = () => undefined;

  /** @param address of the frame's document */
  constructor(address: string, start: Start) {
    const toWorker = new MessageChannel();
    const toFrame = new MessageChannel();
    this.port = toWorker.port1;
    this.port.onmessage = ({data}: MessageEvent<FromWorker>) => {
      this.hear(data);
    };
    this.frame.hidden = true;
    this.frame.title = 'Runs the live samples';
    this.frame.setAttribute('sandbox', 'allow-scripts');
    this.frame.src = address;
    this.frame.addEventListener(
      'load',
      () => {
        const timer = window.setTimeout(() => {
          this.end(new UnavailableError(NOT_LET_IN));
        }, FRAME_LIMIT_MS);
        toFrame.port1.onmessage = ({data}: MessageEvent<FromFrame>) => {
          clearTimeout(timer);
          if ('failed' in data) this.hearFailure(data.failed);
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
    return this.over !== undefined;
  }

  /** Asks the worker; rejects with a `ProgramError`, or with what ended the worker. */
  async request<Name extends RequestName>(
    name: Name,
    ask: Requests[Name]['ask'],
    limitMs = LIMIT_MS,
  ): Promise<Requests[Name]['answer']> {
    await this.ready;
    if (this.over) throw this.over;
    if (name === 'boot') this.boots += 1;
    const id = ++this.requests;
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => {
        this.end(new TimeLimitError(tooLong(limitMs)));
      }, limitMs);
      this.waiting.set(id, {resolve, reject, timer});
      this.port.postMessage({id, name, ask});
    });
  }

  /** Ends it, whatever it does. What waits for it is rejected. */
  end(why: Error = new Error('Stopped.')): void {
    if (this.over) return;
    this.over = why;
    this.onReady();
    this.port.close();
    this.frame.remove();
    for (const {reject, timer} of this.waiting.values()) {
      clearTimeout(timer);
      reject(why);
    }
    this.waiting.clear();
  }

  /** An error that nothing caught: of the runtime, or of a program that goes on. */
  private hearFailure(message: string): void {
    if (this.isReady) this.listener.unhandled?.({name: 'Error', message, stack: ''});
    else this.end(new UnavailableError(`${NOT_STARTED} (${message})`));
  }

  private hear(message: FromWorker): void {
    if ('ready' in message) {
      this.isReady = true;
      this.onReady();
    } else if ('log' in message) this.listener.log?.(message.log);
    else if ('unhandled' in message) this.listener.unhandled?.(message.unhandled);
    else if ('subscription' in message) {
      if (message.event !== undefined) this.listener.event?.(message.subscription, message.event);
      if (message.ended) this.listener.ended?.(message.subscription);
    } else this.settle(message);
  }

  private settle(message: Extract<FromWorker, {id: number}>): void {
    const asked = this.waiting.get(message.id);
    if (!asked) return;
    this.waiting.delete(message.id);
    clearTimeout(asked.timer);
    if ('error' in message) asked.reject(new ProgramError(message.error));
    else asked.resolve(message.answer as never);
  }
}

const NOT_LET_IN =
  'The sandbox that runs the program was not let in. An extension of the browser may block frames.';
const NOT_STARTED = 'The sandbox that runs the program did not start.';

function tooLong(limitMs: number): string {
  return `The program did not end within ${limitMs / 1000} seconds and was stopped.`;
}
