import { SECRET } from './data';
import { firstDifference, firstMatch } from './narrow';
import type { Question } from './questions';

export interface Leak {
  kind: 'a secret is returned' | 'hidden rows decide' | 'a hidden row changes';
  /** The smallest request that shows it. */
  query: string;
  transport: 'HTTP' | 'WebSocket';
}

/** Whether a response tells something of hidden rows, by itself or by differing from the one of the other database. */
export function judge(
  answer: string,
  other: string,
): { kind: Leak['kind']; path: (string | number)[] } | undefined {
  if (SECRET.test(answer)) {
    const path = firstMatch(JSON.parse(answer), SECRET) ?? [];
    return { kind: 'a secret is returned', path };
  }
  if (answer === other) return undefined;
  const path = firstDifference(JSON.parse(answer), JSON.parse(other)) ?? [];
  return { kind: 'hidden rows decide', path };
}

/** A response without what may differ by chance: the order of rows where nothing asked for one. */
export function ordered(answer: string, { isOrdered }: Question): string {
  if (isOrdered || answer === '') return answer;
  return JSON.stringify(sorted(JSON.parse(answer)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const texts = value.map((one) => JSON.stringify(sorted(one)));
    return texts.sort().map((text) => JSON.parse(text) as unknown);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, sorted(below)]),
  );
}

/** One leak for each way of asking: the shortest request for each kind, transport and root field. */
export function distinct(leaks: Leak[]): Leak[] {
  const shortest = new Map<string, Leak>();
  for (const leak of leaks) {
    const [, root] = /\{ (?:\w+: )?(\w+)/.exec(leak.query) ?? [];
    const key = `${leak.kind} ${leak.transport} ${root}`;
    const known = shortest.get(key);
    if (!known || leak.query.length < known.query.length)
      shortest.set(key, leak);
  }
  return [...shortest.values()];
}

/** A leak as a line, with the names as they are without the prefix of the application. */
export function told({ kind, query, transport }: Leak): string {
  const plain = query
    .replace(/\ba\d+([A-Z])/g, (_, letter: string) => letter.toLowerCase())
    .replace(/A\d+([A-Z])/g, '$1')
    .replace(/([a-z]\w*|f\d+|r\d+): (?=\w+ ?[({])/g, (alias) =>
      /^[fr]\d+/.test(alias) ? '' : alias,
    )
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')');
  return `${kind}${transport === 'HTTP' ? '' : `, over a ${transport}`}: ${plain}`;
}
