import * as v from 'valibot';
import {
  type Answer,
  answers,
  FromFrame,
  FromWorker,
  type LiveError,
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

/** An error that happened in the worker. */
export class ProgramError extends Error {
  constructor({name, message, stack}: LiveError) {
    super(message);
    this.name = name;
    this.stack = stack;
  }
}

/** What ran was ended: by the reader, or because it took too long, sent too much or sent what makes no sense. */
export class StoppedError extends Error {}

/** The sandbox cannot be had: the browser, an extension or a network keeps it away. */
export class UnavailableError extends Error {}

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
  /** How many times it booted a program: each leaves some memory behind. */
  boots = 0;
  listener: Listener | undefined;
  private readonly frame = document.createElement('iframe');
  private readonly port: MessagePort;
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private messages = 0;
  private endedBy: Error | undefined;
  /** Settles when the worker listens, or when it is over. */
  private readonly ready: Promise<void>;
  private onReady: () => void = () => undefined;

  /** @param address of the frame's document */
  constructor(address: string, start: Start) {
    const toWorker = new MessageChannel();
    const toFrame = new MessageChannel();
    this.port = toWorker.port1;
    this.port.onmessage = ({data}: MessageEvent<unknown>) => {
      this.receive(data);
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

const NOT_LET_IN =
  'The sandbox that runs the program was not let in. An extension of the browser may block frames.';
const NOT_STARTED = 'The sandbox that runs the program did not start.';
const TOO_LONG = `The program did not end within ${LIMIT_MS / 1000} seconds and was stopped.`;
const TOO_MUCH = 'The program sent more than the page takes and was stopped.';
const NOT_UNDERSTOOD = 'The program sent what the page does not understand and was stopped.';
