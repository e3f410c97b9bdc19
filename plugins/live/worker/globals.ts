/** What packages written for Node.js expect to find in the global scope; it must be there before any of them. */
import {Buffer} from 'buffer';
import {output} from './output';

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
  env: {NODE_ENV: 'test', TZ: 'UTC'} as Record<string, string>,
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
  clearImmediate: clearTimeout,
});

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
