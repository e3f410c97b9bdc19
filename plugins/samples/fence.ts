import type {Try} from '../../lib/sample-notes';

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
  try?: Try;
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

/** Lines that stand out, as messages show them. */
const LINES = '{1,3-5}';

const WORD = /\{[\d,\s-]+\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\S+/g;

/**
 * The words that a fence may hold: with a value, as in `file=NAME`, alone, or as one likes. Lines that stand out are
 * in braces besides. README.md and CONTRIBUTING.md say what each does.
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
  callouts: 'value',
  showLineNumbers: 'either',
  sql: 'flag',
  events: 'flag',
} as const;

export type FenceWord = keyof typeof WORDS;

/** The words of an info string with their values; one that stands alone has its own name. */
type Words = Partial<Record<FenceWord, string>>;

function isWord(text: string, isAlone: boolean): text is FenceWord {
  return Object.hasOwn(WORDS, text) && WORDS[text as FenceWord] !== (isAlone ? 'value' : 'flag');
}

/**
 * Reads the info string of a fence. Throws a `SampleError` on a word it does not know and on words that exclude each other.
 * @param language the first word of the info string
 * @param meta the rest of it
 */
export function parseFence(language: string, meta = ''): Fence {
  const words: Words = {};
  const marked: number[] = [];
  for (const [word, key, ...value] of meta.matchAll(WORD)) {
    const name = key ?? word;
    if (word.startsWith('{')) {
      marked.push(...linesIn(word.slice(1, -1), word, LINES));
    } else if (isWord(name, key === undefined)) {
      const text = (key ? value.find((part) => part !== undefined) : name)?.trim() ?? '';
      if (text === '') throw new SampleError(`${name} is empty; write ${name}=NAME`);
      if (words[name]) throw new SampleError(`${name} stands twice; write it once`);
      words[name] = text;
    } else {
      throw new SampleError(
        `"${word}" means nothing in a fence; it may hold ${quoted([...Object.keys(WORDS), LINES])}`,
      );
    }
  }
  const {title, unchecked} = words;
  return {
    language,
    source: sourceOf(words),
    title,
    try: tryOf(words),
    unchecked,
    lines: {marked, ...linesOf(words)},
  };
}

function tryOf({try: text}: Words): Try | undefined {
  if (!text) return undefined;
  const [, operation, words] = /^([^\s:]+): (\S.*)$/.exec(text) ?? [];
  if (operation && words) return {operation, words};
  throw new SampleError(
    `${withValue('try', `"${text}"`)} is not ${withValue('try', '"OPERATION: what it shows"')}`,
  );
}

function linesOf({callouts, showLineNumbers: numbers}: Words): Omit<LineDisplay, 'marked'> {
  const first = numbers === 'showLineNumbers' ? 1 : Number(numbers);
  if (numbers && !Number.isInteger(first)) {
    throw new SampleError(
      `${withValue('showLineNumbers', numbers)} is no number; write ${withValue('showLineNumbers', '3')}`,
    );
  }
  const called = callouts && linesIn(callouts, withValue('callouts', callouts), withValue('callouts', '1,3'));
  return {...(numbers && {firstNumber: first}), ...(called && {callouts: called})};
}

/**
 * The lines of a list such as `1,3-5`.
 * @param written the list as it stands in the fence
 * @param right such a list as it should be
 */
function linesIn(list: string, written: string, right: string): number[] {
  return list.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    const length = Number(last) - Number(first) + 1;
    if (!(length > 0)) throw new SampleError(`${written} is no list of lines; write ${right}`);
    return Array.from({length}, (_, index) => Number(first) + index);
  });
}

/** A word with its value, as messages show it. */
const withValue = (word: FenceWord, value: string) => `${word}=${value}`;
const withName = (word: FenceWord) => withValue(word, 'NAME');

function sourceOf(words: Words): Source | undefined {
  const {file, region, run, operation, schema} = words;
  const named = (['file', 'operation', 'schema'] as const).filter((key) => words[key]);
  if (named.length > 1 && named.join() !== 'file,operation') {
    throw new SampleError(`names ${quoted(named)} at once; give each a fence of its own`);
  }
  const refuse = (key: FenceWord, allowed: unknown, mend: string): void => {
    if (words[key] && !allowed) throw new SampleError(`"${key}" stands alone; it goes with ${mend}`);
  };
  refuse('region', file, withName('file'));
  refuse('run', file && !operation, `${withName('file')} and no ${'operation' satisfies FenceWord}`);
  refuse('try', operation, withName('operation'));
  refuse('events', operation && !file, `${withName('operation')} and no ${'file' satisfies FenceWord}`);
  refuse('sql', operation ?? run, `${withName('operation')} or ${withName('run')}`);
  const sql = words.sql !== undefined;
  if (file) return {kind: 'file', file, region, run, operation, sql};
  if (operation) return {kind: 'operation', operation, sql, events: words.events !== undefined};
  return schema ? {kind: 'schema', names: schema.split(/\s+/)} : undefined;
}
