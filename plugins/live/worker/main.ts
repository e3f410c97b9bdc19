/** The worker: takes requests on its port, one after the other. */
import {format} from 'node:util';
import type {FromWorker, LiveAnswer, Request, Requests} from '../../../src/live/protocol';
import type {LiveApp} from './app';
import {type Compiler, evaluateCompiler} from './compiler';
import {startEngine} from './databases';
import {asLiveError} from './errors';
import {keepGlobals} from './fresh-globals';
import {printed} from './globals';
import {answerOwnAddress} from './own-address';
import {boot, type KeptPackages, unhandled} from './session';

let app: LiveApp | undefined;
let compiler: Compiler | undefined;
const open = new Map<number, () => void>();

type Handlers = {
  [Name in keyof Requests]: (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']>;
};

function booted(): LiveApp {
  if (!app) throw new Error('The program did not start.');
  return app;
}

function closeSubscriptions(): void {
  for (const close of open.values()) close();
  open.clear();
}

function handlers(kept: KeptPackages, tell: (message: FromWorker) => void): Handlers {
  return {
    boot: async (ask) => {
      closeSubscriptions();
      app = undefined;
      const started = await boot(ask, kept);
      ({app} = started);
      return started.answer;
    },
    play: ({until}) => booted().play(until),
    run: (operation): Promise<LiveAnswer> => booted().run(operation),
    hear: ({name, operation}) => booted().hear(name, operation),
    subscribe: async ({id, ...operation}) => {
      const close = await booted().subscribe(
        operation,
        (event) => {
          tell({subscription: id, event});
        },
        () => {
          tell({subscription: id, ended: true});
        },
      );
      open.set(id, close);
      return undefined;
    },
    unsubscribe: ({id}) => {
      open.get(id)?.();
      open.delete(id);
      return Promise.resolve(undefined);
    },
    compile: ({files, compiler: source}) => {
      if (source) compiler = evaluateCompiler(source);
      if (!compiler) throw new Error('The compiler did not come.');
      return Promise.resolve(compiler.compileFiles(files));
    },
  };
}

/** Starts the worker. What is set up here must not be counted among what programs leave behind. */
export function start(kept: KeptPackages): void {
  addEventListener(
    'message',
    ({data, ports: [port]}: MessageEvent<{wasm: ArrayBuffer}>) => {
      if (!port) return;
      const tell = (message: FromWorker): void => {
        port.postMessage(message);
      };
      Object.assign(globalThis, {SQL: startEngine(data.wasm), fetch: answerOwnAddress(() => app)});
      speak(tell);
      keepGlobals();
      answer(port, handlers(kept, tell), tell);
      tell({ready: true});
    },
    {once: true},
  );
}

/** Tells the page what programs print and what they reject unseen. */
function speak(tell: (message: FromWorker) => void): void {
  printed.listener = (log) => {
    tell({log});
  };
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    // eslint-disable-next-line no-console -- what programs print is shown
    console[method] = (...args: unknown[]) => {
      tell({log: `${format(...args)}\n`});
    };
  }
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    if (unhandled.listener) unhandled.listener(event.reason);
    else tell({unhandled: asLiveError(event.reason)});
  });
}

function answer(port: MessagePort, handle: Handlers, tell: (message: FromWorker) => void): void {
  let queue = Promise.resolve();
  const work = async ({id, name, ask}: Request): Promise<void> => {
    try {
      tell({id, answer: await (handle[name] as (ask: unknown) => Promise<unknown>)(ask)});
    } catch (error) {
      tell({id, error: asLiveError(error)});
    }
  };
  port.onmessage = ({data}: MessageEvent<Request>) => {
    queue = queue.then(() => work(data));
  };
}
