/** The worker, started by the script that `plugins/live/bundle.ts` makes: takes requests on its port, one after the other. */
import {LONGEST_PIECE} from '../../../../src/live/sandbox/limits';
import {operationType} from '../../../../src/live/sandbox/operation-type';
import type {LiveOperation} from '../../../../src/live/sandbox/live-program';
import type {
  SandboxAnswer,
  SandboxMessage,
  LiveError,
  SandboxRequest,
  SandboxRequestName,
  SandboxRequests,
} from '../../../../src/live/sandbox/messages';
import {withStack} from '../../../../src/live/sandbox/stack';
import type {BootedApp} from './app';
import {bootProgram, evaluateCompiler, type Packages, startEngine, unhandled} from './boot';
import {Events} from './events';
import {confine, keepGlobals, output} from './globals';
import {timers} from './timers';

type Send = (message: SandboxMessage) => void;

type Handlers = {
  [Name in SandboxRequestName]: (content: SandboxRequests[Name]) => Promise<SandboxAnswer<Name>>;
};

let app: BootedApp | undefined;
let compiler: ReturnType<typeof evaluateCompiler> | undefined;
const closers = new Map<number, () => void>();

function booted(): BootedApp {
  if (!app) throw new Error('The program did not start.');
  return app;
}

function closeSubscriptions(): void {
  for (const close of closers.values()) close();
  closers.clear();
}

function handlers(kept: Packages, send: Send): Handlers {
  const events = new Events(send);
  return {
    boot: async (content) => {
      closeSubscriptions();
      app = undefined;
      const started = await bootProgram(content, kept);
      ({app} = started);
      return started.answer;
    },
    takeSteps: async ({until}) => booted().takeSteps(until),
    run: async ({name, operation}) =>
      operationType(operation.query) === 'subscription'
        ? booted().runSubscription(name, operation)
        : booted().run(operation),
    check: async () => booted().check(),
    subscribe: async ({id: subscription, operation}) => {
      const onEvent = (event: string): void => {
        events.add(subscription, event);
      };
      const onEnd = (): void => {
        events.end(subscription);
      };
      closers.set(subscription, await booted().subscribe(operation, onEvent, onEnd));
      return undefined;
    },
    unsubscribe: async ({id}) => {
      closers.get(id)?.();
      closers.delete(id);
      return undefined;
    },
    compile: async ({files, compiler: source}) => {
      if (source) compiler = evaluateCompiler(source);
      if (!compiler) throw new Error('The compiler did not come.');
      return compiler.compileFiles(files);
    },
  };
}

/** Starts the worker. What is set up here must not be counted among what programs leave behind. */
export function start(kept: Packages): void {
  addEventListener(
    'message',
    ({data, ports: [port]}: MessageEvent<{wasm: ArrayBuffer}>) => {
      if (!port) return;
      let queue = Promise.resolve();
      const send = privatePort(port, (request) => {
        queue = queue.then(() => answer(request, handle, send));
      });
      const handle = handlers(kept, send);
      Object.assign(globalThis, {SQL: startEngine(data.wasm), fetch: answerOwnAddress});
      output.send = (text) => {
        send({kind: 'printed', text});
      };
      output.takeConsole();
      timers.tell = (isActive) => {
        send({kind: 'active', isActive});
      };
      timers.take();
      printUncaught();
      confine();
      keepGlobals();
      send({kind: 'ready'});
    },
    {once: true},
  );
}

/** Prints what programs throw or reject unseen: the frame would have to take an event for each. */
function printUncaught(): void {
  // Readers' code may replace it.
  const {preventDefault} = Event.prototype;
  const {apply} = Reflect;
  const print = (error: unknown): void => {
    output.write(`Nothing caught: ${withStack(asLiveError(error))}\n`);
  };
  addEventListener('error', (event) => {
    apply(preventDefault, event, []);
    print(event.error);
  });
  addEventListener('unhandledrejection', (event) => {
    apply(preventDefault, event, []);
    if (unhandled.listener) unhandled.listener(event.reason);
    else print(event.reason);
  });
}

async function answer({id, name, content}: SandboxRequest, handle: Handlers, send: Send): Promise<void> {
  output.renew();
  try {
    const found = await (handle[name] as (content: unknown) => unknown)(content);
    output.flush();
    timers.report();
    send({kind: 'answer', id, answer: found});
  } catch (error) {
    output.flush();
    timers.report();
    send({kind: 'error', id, error: asLiveError(error)});
  }
}

/** An error as it crosses to the page. What is wrong with a schema, NestJS only says in `details`. */
function asLiveError(error: unknown): LiveError {
  const {name, message, stack} = error instanceof Error ? error : {name: 'Error', message: error, stack: ''};
  const {details = []} = Object(error) as {details?: unknown};
  const text = (value: unknown, longest = LONGEST_PIECE): string => String(value).slice(0, longest);
  return {
    name: text(name, 300),
    message: text([message, details].flat().map(String).join(' ')),
    stack: text(stack ?? ''),
  };
}

/** Talks to the page on a port. Readers' code must not get hold of it: what it may change later is taken here before. */
function privatePort(port: MessagePort, onRequest: (request: SandboxRequest) => void): Send {
  const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
  const {apply} = Reflect;
  port.onmessage = (event) => {
    if (dataOf) onRequest(apply(dataOf, event, []) as SandboxRequest);
  };
  return port.postMessage.bind(port);
}

/** The `fetch` of programs: a request to the app's own GraphQL address is answered here, and there is no other network. */
async function answerOwnAddress(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = address instanceof globalThis.Request ? address.url : String(address);
  if (!app || !/^https?:\/\/(127\.0\.0\.1|localhost):3000\/graphql$/.test(url)) {
    throw new TypeError(`fetch failed: there is no network in the browser sandbox (${url}).`);
  }
  const operation = JSON.parse(String(init?.body)) as LiveOperation;
  return new Response(await app.send(operation), {headers: {'content-type': 'application/json'}});
}
