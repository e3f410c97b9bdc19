import crypto from 'node:crypto';
import {syncBuiltinESMExports} from 'node:module';
import FakeTimers from '@sinonjs/fake-timers';

/** When every program starts; each step begins one minute after the one before. */
export const startTime = '2026-01-15T09:00:00.000Z';

let clock: ReturnType<typeof FakeTimers.install> | undefined;

/**
 * Stops the clock and seeds what is random, for this process; called again, it starts both again. Returns the function
 * that lets a minute pass.
 * Comes before any library is loaded: those that key by the class `Date` must see the one that programs see.
 */
export function makeDeterministic(): () => void {
  clock?.uninstall();
  // Only Date: the network underneath needs its timers.
  const stopped = FakeTimers.install({now: Date.parse(startTime), toFake: ['Date']});
  clock = stopped;
  // Nest and `util.inspect` read the name of the class.
  Object.defineProperty(Date, 'name', {value: 'Date'});
  const random = seededRandom(9);
  Math.random = random;
  const randomUUID = (): ReturnType<typeof crypto.randomUUID> => uuid(random);
  crypto.randomUUID = randomUUID;
  globalThis.crypto.randomUUID = randomUUID;
  syncBuiltinESMExports();
  return () => stopped.setSystemTime(stopped.now + 60_000);
}

/** The generator mulberry32: small, and the same numbers on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function uuid(random: () => number): ReturnType<typeof crypto.randomUUID> {
  const digits = (length: number): string =>
    Array.from({length}, () => Math.floor(random() * 16).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
}
