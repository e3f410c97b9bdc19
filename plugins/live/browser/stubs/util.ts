/** `node:util`, as far as the packages use it, and as programs print in the browser. */

import {withStack} from '../../../../src/live/sandbox/stack';

/** A value as text: data as JSON, everything else by its name. */
export function inspect(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return `[Function: ${value.name || 'anonymous'}]`;
  if (value instanceof Error) return withStack(value);
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return `[${value.constructor.name}]`;
  }
}

export function format(...args: unknown[]): string {
  const [first, ...rest] = args;
  if (typeof first !== 'string') return args.map(inspect).join(' ');
  const text = first.replace(/%[a-zA-Z%]/g, (mark) => {
    if (mark === '%%') return '%';
    return rest.length > 0 ? printable(rest.shift()) : mark;
  });
  return [text, ...rest.map(printable)].join(' ');
}

function printable(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value);
}

/** Only for code that tests whether it runs in Node.js, or that this runtime never reaches. */
export function promisify(callback: unknown): unknown {
  return callback;
}

export function inherits(child: {prototype: object}, parent: {prototype: object}): void {
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

export function deprecate<T>(callback: T): T {
  return callback;
}

export const types = {
  isTypedArray: (value: unknown) => ArrayBuffer.isView(value) && !(value instanceof DataView),
  isPromise: (value: unknown) => value instanceof Promise,
  isProxy: () => false,
  isDate: (value: unknown) => value instanceof Date,
  isRegExp: (value: unknown) => value instanceof RegExp,
};

export const isDeepStrictEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const {TextEncoder, TextDecoder} = globalThis;
