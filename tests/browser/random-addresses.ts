/** Numbers from 0 up to 1 that look random and are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What people and programs put into addresses by mistake or on purpose. */
const PIECES = [
  '%',
  '%%',
  '%E0%A4%A',
  '%ff',
  '%00',
  '%0a',
  '%20',
  '%2F',
  '%5C',
  '%25',
  '%3Cb%3E',
  '/',
  '//',
  '/./',
  '/index.html',
  '.html',
  '.htm',
  '.HTML',
  'ü',
  '日本',
  '🔎',
  '+',
  '&',
  '=',
  ';',
  ':',
  '@',
  '*',
  '(.*)',
  ':id',
  '|',
  '"',
  "'",
  '<',
  '{x}',
  '~',
  '__proto__',
  'constructor',
];

/**
 * Addresses below the base that nobody foresaw: those of pages, changed in up to four places. The same for the same
 * arguments.
 *
 * @param pages the paths of pages below the base: `docs/faq`.
 */
export function randomAddresses(pages: string[], count: number, seed: number): string[] {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: T[]) => list[below(list.length)] as T;
  const changes: ((text: string, at: number) => string)[] = [
    (text, at) => text.slice(0, at) + pick(PIECES) + text.slice(at),
    (text, at) => text.slice(0, at) + text.slice(at + 1 + below(4)),
    (text, at) => text.slice(0, at) + (text[at] ?? 'x').toUpperCase() + text.slice(at + 1),
    (text, at) => text.slice(0, at) + `%${(text.charCodeAt(at) || 32).toString(16)}` + text.slice(at + 1),
    (text) => text + pick(PIECES),
    (text) => text.toUpperCase(),
    (text) => `${text}/${pick(pages)}`,
    (text, at) => text + text.slice(at).repeat(below(20)),
  ];
  return Array.from({length: count}, () => {
    let address = pick(pages);
    for (let i = below(4); i >= 0; i--) address = pick(changes)(address, below(address.length + 1));
    return address;
  });
}
