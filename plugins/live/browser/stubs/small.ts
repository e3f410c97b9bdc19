/** Parts of Node.js of which packages and programs use one or two names. */
import {EventEmitter} from 'events';

export const {performance} = globalThis;

/** `node:module`: the harness tells ES modules about a changed function. */
export const syncBuiltinESMExports = (): void => undefined;

/** `node:os` */
export const hostname = (): string => 'browser';
export const platform = (): string => 'browser';
export const EOL = '\n';

/** `node:stream` */
/** Packages extend it, or ask whether a value is one. */
export class Stream extends EventEmitter {}
export {Stream as Duplex, Stream as PassThrough, Stream as Readable, Stream as Transform, Stream as Writable};

/** `node:timers/promises` */
const later = <T>(ms?: number, value?: T): Promise<T | undefined> =>
  new Promise((resolve) => {
    globalThis.setTimeout(resolve, ms, value);
  });
export {later as setTimeout};
export const setImmediate = <T>(value?: T): Promise<T | undefined> => later(0, value);

/** `node:url` */
export const {URL, URLSearchParams} = globalThis;
export const parse = (address: string): URL => new URL(address, 'http://127.0.0.1:3000');
export const pathToFileURL = (path: string): URL => new URL(`file://${path}`);
