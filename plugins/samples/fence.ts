import parseRange from 'parse-numeric-range';

/** What is wrong with one fence and how to mend it; whoever catches it adds page and line. */
export class SampleError extends Error {}

/** `"a", "b" and "c"`, for messages. */
export function quoted(names: string[]): string {
  const all = names.map((name) => `"${name}"`);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** What a fence names in the examples, instead of holding code. */
export type Source =
  | {kind: 'file'; file: string; region?: string; run?: string; operation?: string; sql: boolean}
  | {kind: 'operation'; operation: string; sql: boolean; events: boolean}
  | {kind: 'schema'; names: string[]};

/** The info string of a fence. */
export interface Fence {
  language: string;
  /** Absent where the fence holds its code itself. */
  source?: Source;
  title?: string;
  /** Another operation of the program that a reader may try, and in which words: `between: a range of priorities`. */
  try?: string;
  /** Why a longer inline fence is no slice of a program. */
  unchecked?: string;
  lines: LineDisplay;
}

/** How single lines of a block are shown. */
export interface LineDisplay {
  /** Lines that stand out, counted from 1. */
  marked: number[];
  /** The number of the first line, where lines are numbered. */
  firstNumber?: number;
  /** Lines that the text speaks of, counted from 1: each gets a number of its own, from 1. */
  callouts?: number[];
}

const WORD = /\{[\d,\s-]+\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\S+/g;

/**
 * The words that a fence may hold, besides those about lines: with a value, as in `file=NAME`, or alone. README.md and
 * CONTRIBUTING.md say what each does.
 */
export const WORDS = {
  file: 'value',
  region: 'value',
  run: 'value',
  operation: 'value',
  schema: 'value',
  title: 'value',
  try: 'value',
  unchecked: 'value',
  sql: 'flag',
  events: 'flag',
} as const;

/** The words about lines, as a message shows them. */
export const LINE_WORDS = ['showLineNumbers', '{1,3-5}', 'callouts=1,3'];

type FenceWord = keyof typeof WORDS;

/** The words of an info string with their values; a flag has its own name. */
type Words = Partial<Record<FenceWord, string>>;

function isWord(text: string, kind: 'value' | 'flag'): text is FenceWord {
  return Object.hasOwn(WORDS, text) && WORDS[text as FenceWord] === kind;
}

/**
 * Reads the info string of a fence. Throws a `SampleError` on a word it does not know and on words that exclude each other.
 * @param language the first word of the info string
 * @param meta the rest of it
 */
export function parseFence(language: string, meta = ''): Fence {
  const words: Words = {};
  const lines: LineDisplay = {marked: []};
  for (const [word, key, ...value] of meta.matchAll(WORD)) {
    const numbers = /^showLineNumbers(?:=(\d+))?$/.exec(word);
    if (word.startsWith('{')) {
      lines.marked.push(...parseRange(word.replace(/[{}\s]/g, '')));
    } else if (numbers) {
      lines.firstNumber = Number(numbers[1] ?? 1);
    } else if (/^callouts=[\d,]+$/.test(word)) {
      lines.callouts = parseRange(value.join(''));
    } else if (key && isWord(key, 'value')) {
      const text = value.find((part) => part !== undefined) ?? '';
      if (text.trim() === '') throw new SampleError(`${key} is empty; write ${key}=NAME`);
      if (words[key]) throw new SampleError(`${key} stands twice; write it once`);
      words[key] = text.trim();
    } else if (isWord(word, 'flag')) {
      words[word] = word;
    } else {
      throw new SampleError(
        `"${word}" means nothing in a fence; it may hold ${quoted([...Object.keys(WORDS), ...LINE_WORDS])}`,
      );
    }
  }
  if ([...lines.marked, ...(lines.callouts ?? [])].includes(0)) {
    throw new SampleError('names line 0; lines are counted from 1');
  }
  const {title, unchecked} = words;
  return {language, source: sourceOf(words), title, try: words.try, unchecked, lines};
}

function sourceOf(words: Words): Source | undefined {
  const {file, region, run, operation, schema} = words;
  const named = (['file', 'operation', 'schema'] as const).filter((key) => words[key]);
  if (named.length > 1 && named.join() !== 'file,operation') {
    throw new SampleError(`names ${quoted(named)} at once; give each a fence of its own`);
  }
  const refuse = (key: FenceWord, allowed: unknown, mend: string): void => {
    if (words[key] && !allowed) throw new SampleError(`"${key}" stands alone; it goes with ${mend}`);
  };
  refuse('region', file, 'file=NAME');
  refuse('run', file && !operation, 'file=NAME and no operation');
  refuse('try', operation, 'operation=NAME');
  refuse('events', operation && !file, 'operation=NAME and no file');
  refuse('sql', operation ?? run, 'operation=NAME or run=NAME');
  const sql = words.sql !== undefined;
  if (file) return {kind: 'file', file, region, run, operation, sql};
  if (operation) return {kind: 'operation', operation, sql, events: words.events !== undefined};
  return schema ? {kind: 'schema', names: schema.split(/\s+/)} : undefined;
}
