/** Parts of Node.js of which the packages use one or two names when they are loaded. */
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

/** `node:url` */
export const {URL, URLSearchParams} = globalThis;
export const parse = (address: string): URL => new URL(address, 'http://127.0.0.1:3000');
export const pathToFileURL = (path: string): URL => new URL(`file://${path}`);
