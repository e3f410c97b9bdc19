import type {Passage} from './passages';

/** Shorter ones are headings and labels, which claim nothing. */
const FEWEST_WORDS = 6;

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws sentences and table rows at random, each at most once; the same seed draws the same from the same pages. */
export function drawn(passages: Passage[], count: number, seed: number): Passage[] {
  const random = randomNumbers(seed);
  const pool = passages.filter(({text}) => text.split(/\s+/).length >= FEWEST_WORDS);
  return Array.from({length: Math.min(count, pool.length)}, () => {
    const [passage] = pool.splice(Math.floor(random() * pool.length), 1);
    return passage as Passage;
  });
}
