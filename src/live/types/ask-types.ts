/** The worker that knows the types, as the page sees it: one for all its editors, fetched with the first edit. */
import * as v from 'valibot';
import {
  compilerAddress,
  fetchCompiler,
  fetchDeclarations,
  fetchTypes,
  typesAddress,
} from '../sandbox/fetch-assets';
import {UnavailableError} from '../sandbox/faults';
import {
  type TypeAnswer,
  TypeAnswers,
  type TypeRequestContent,
  TypeWorkerMessage,
  type TypeRequestName,
} from './type-messages';

interface Waiting {
  name: TypeRequestName;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

/** How long it may take to come up, or over an answer: there are types that TypeScript never comes to an end with. */
const LIMIT_MS = 30_000;
/** How long it waits when nobody asks: who goes on to the next step of the tutorial asks again, and it takes seconds to come up. */
const KEPT_MS = 60_000;
const TOO_LONG = `TypeScript did not answer within ${LIMIT_MS / 1000} seconds and was stopped. Look for a type that refers to itself, or undo your last change.`;

/** Asks one worker; what it sends is checked by its shape. */
class TypeWorker {
  private readonly worker = new Worker(typesAddress);
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private endedBy: Error | undefined;
  private limit: ReturnType<typeof setTimeout> | undefined;
  private isReady: () => void = () => undefined;
  private isOver: (error: Error) => void = () => undefined;
  /** Resolves when it has read TypeScript. */
  readonly ready = new Promise<void>((resolve, reject) => {
    this.isReady = resolve;
    this.isOver = reject;
  });

  constructor(declarations: string) {
    this.worker.onmessage = ({data}: MessageEvent<unknown>) => {
      this.receive(data);
    };
    this.worker.onerror = () => {
      this.end(new UnavailableError('The type checker did not start, or it crashed.'));
    };
    this.worker.postMessage({compiler: compilerAddress, declarations});
    this.watch();
  }

  request<Name extends TypeRequestName>(
    name: Name,
    content: TypeRequestContent<Name>,
  ): Promise<TypeAnswer<Name>> {
    if (this.endedBy) return Promise.reject(this.endedBy);
    const id = ++this.requests;
    if (this.waiting.size === 0) this.watch();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {name, resolve, reject});
      this.worker.postMessage({id, name, content});
    });
  }

  end(error: Error): void {
    clearTimeout(this.limit);
    this.endedBy = error;
    this.worker.terminate();
    this.isOver(error);
    for (const {reject} of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  /** Ends it unless something comes in time. It answers one request after the other. */
  private watch(): void {
    clearTimeout(this.limit);
    this.limit = setTimeout(() => {
      this.end(new UnavailableError(TOO_LONG));
    }, LIMIT_MS);
  }

  private receive(data: unknown): void {
    clearTimeout(this.limit);
    const {success, output: message} = v.safeParse(TypeWorkerMessage, data);
    if (!success)
      this.end(new UnavailableError('The type checker sent a message that this page does not understand.'));
    else if (message.kind === 'ready') this.isReady();
    else if (message.id === undefined)
      this.end(new UnavailableError(message.kind === 'error' ? message.message : ''));
    else this.settle(message.id, message);
  }

  private settle(id: number, message: Exclude<TypeWorkerMessage, {kind: 'ready'}>): void {
    const request = this.waiting.get(id);
    if (!request) return;
    this.waiting.delete(id);
    if (this.waiting.size > 0) this.watch();
    const answer = message.kind === 'answer' && v.safeParse(TypeAnswers[request.name], message.answer);
    if (answer && answer.success) request.resolve(answer.output as never);
    else
      request.reject(
        new Error(message.kind === 'error' ? message.message : 'The answer about types does not fit.'),
      );
  }
}

/** The worker of the page, while somebody needs it. */
let starting: Promise<TypeWorker> | undefined;
const users = new Set<object>();
let ending: ReturnType<typeof setTimeout> | undefined;

async function start(): Promise<TypeWorker> {
  // TypeScript comes to the page first, which can tell why it does not; the worker finds it in the browser's cache.
  const [declarations] = await Promise.all([fetchDeclarations(), fetchCompiler(), fetchTypes()]);
  const worker = new TypeWorker(declarations);
  await worker.ready;
  return worker;
}

/** Asks the worker, which starts where there is none. What keeps it away is an `UnavailableError`. */
export async function askTypes<Name extends TypeRequestName>(
  user: object,
  name: Name,
  content: TypeRequestContent<Name>,
): Promise<TypeAnswer<Name>> {
  users.add(user);
  clearTimeout(ending);
  starting ??= start();
  const mine = starting;
  try {
    return await (await mine).request(name, content);
  } catch (error) {
    // The next one who asks tries anew.
    if (error instanceof UnavailableError && starting === mine) starting = undefined;
    throw error;
  }
}

/** Says that one does not ask any more; some time after the last of them, the worker ends. */
export function leaveTypes(user: object): void {
  users.delete(user);
  if (users.size > 0) return;
  clearTimeout(ending);
  ending = setTimeout(() => {
    starting?.then(
      (worker) => {
        worker.end(new UnavailableError('Nobody asks about types any more.'));
      },
      () => undefined,
    );
    starting = undefined;
  }, KEPT_MS);
}
