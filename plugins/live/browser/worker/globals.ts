/**
 * The global scope of programs: what packages written for Node.js expect there, which must be there before any of them, a
 * console that the page can bear, and nothing that reaches beyond the worker.
 */
import {Buffer} from 'buffer';
import {format} from 'node:util';
import {LONGEST_PIECE, MOST_PRINTED} from '../../../../src/live/sandbox/limits';
import {readableStack} from '../../../../src/live/sandbox/stack';

/** As many pieces are sent at once, so that a loop without end shows what it prints; later ones wait until they are full. */
const SENT_AT_ONCE = 50;
const DELAY_MS = 50;

const PRINTING = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'];

// Readers' code may replace it.
export const {setTimeout: later} = globalThis;

/** What programs print: sent in pieces, of which a request may cause so many. */
class Output {
  /** Takes a piece on to the page. */
  send: (text: string) => void = () => undefined;
  private pending = '';
  private left = MOST_PRINTED;
  private pieces = 0;

  /** Starts the limits anew, for the next request. */
  renew(): void {
    this.left = MOST_PRINTED;
    this.pieces = 0;
  }

  write(text: string): void {
    if (this.left <= 0) return;
    const taken = readableStack(text).slice(0, this.left);
    this.left -= taken.length;
    if (this.pending === '')
      later(() => {
        this.flush();
      }, DELAY_MS);
    this.pending += this.left > 0 ? taken : `${taken}\n… The rest is left out.\n`;
    if (this.pieces < SENT_AT_ONCE || this.pending.length >= LONGEST_PIECE || this.left <= 0) this.flush();
  }

  /** Sends what waits. */
  flush(): void {
    const text = this.pending;
    this.pending = '';
    for (let from = 0; from < text.length; from += LONGEST_PIECE) {
      this.pieces += 1;
      this.send(text.slice(from, from + LONGEST_PIECE));
    }
  }

  /** Takes the console over, with all its methods: the browser's own would flood the page as well. */
  takeConsole(): void {
    const write = (...args: unknown[]): void => {
      this.write(`${format(...args)}\n`);
    };
    for (const name of Object.keys(console)) {
      Object.assign(console, {[name]: PRINTING.includes(name) ? write : () => undefined});
    }
  }
}

export const output = new Output();

const started = performance.now();

const hrtime = Object.assign(
  (): [number, number] => {
    const ms = performance.now() - started;
    return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
  },
  {bigint: () => BigInt(Math.round((performance.now() - started) * 1e6))},
);

const stream = {
  isTTY: false,
  columns: 80,
  write: (text: unknown) => {
    output.write(String(text));
    return true;
  },
};

const processOfNode = {
  // TypeScript takes a worker without this mark for Node.js and asks for its file system.
  browser: true,
  // The page shows what is printed as it is.
  env: {NODE_ENV: 'test', TZ: 'UTC', NO_COLOR: '1'} as Record<string, string>,
  argv: [],
  platform: 'linux',
  version: 'v22.0.0',
  versions: {},
  pid: 1,
  cwd: () => '/',
  uptime: () => (performance.now() - started) / 1000,
  memoryUsage: () => ({rss: 0, heapTotal: 0, heapUsed: 0, external: 0}),
  nextTick: (task: (...args: unknown[]) => void, ...args: unknown[]) => {
    queueMicrotask(() => {
      task(...args);
    });
  },
  hrtime,
  on: () => undefined,
  once: () => undefined,
  off: () => undefined,
  emit: () => false,
  removeListener: () => undefined,
  listenerCount: () => 0,
  emitWarning: () => undefined,
  exit: (code?: number) => {
    throw new Error(`The program ended its process, with code ${code ?? 0}.`);
  },
  stdout: stream,
  stderr: stream,
};

Object.assign(globalThis, {
  // TypeORM looks for `window` and takes its sql.js from there.
  window: globalThis,
  process: processOfNode,
  Buffer,
  setImmediate: (task: (...args: unknown[]) => void, ...args: unknown[]) => setTimeout(task, 0, ...args),
  clearImmediate: (id?: number) => {
    clearTimeout(id);
  },
});

/** What readers' code could flood the page with, around the limits of the port, or what would live on beside the worker. */
const TAKEN_AWAY = ['BroadcastChannel', 'Worker', 'postMessage', 'reportError'];

/** Takes it away for good: there is no second global scope in a worker that would still have it. */
export function confine(): void {
  for (let owner = globalThis as object | null; owner; owner = Reflect.getPrototypeOf(owner)) {
    for (const name of TAKEN_AWAY) Reflect.deleteProperty(owner, name);
  }
}

let kept: Set<PropertyKey> | undefined;

/** Remembers which names the global scope has: all that the worker itself puts there must be there by now. */
export function keepGlobals(): void {
  kept = new Set(Reflect.ownKeys(globalThis));
}

/** Takes away what programs added to the global scope: @nestjs/graphql and class-validator gather declarations there. */
export function dropAddedGlobals(): void {
  if (!kept) return;
  for (const key of Reflect.ownKeys(globalThis)) {
    if (!kept.has(key)) Reflect.deleteProperty(globalThis, key);
  }
}
