/** `node:crypto`, as far as Nest and Apollo use it: hashes, and random ids that the harness seeds. */
import createHash from 'sha.js';

export {createHash};

export const webcrypto = globalThis.crypto;

// Asked anew each time, because the harness seeds it.
export const randomUUID = (): string => globalThis.crypto.randomUUID();

export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

export default {createHash, randomBytes, randomUUID, webcrypto};
