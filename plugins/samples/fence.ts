import parseRange from 'parse-numeric-range';
import {quoted, SampleError} from './error';

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
  attempt?: string;
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
const VALUES = ['file', 'region', 'run', 'operation', 'schema', 'title', 'try', 'unchecked'];
const FLAGS = ['sql', 'events'];

/**
 * Reads the info string of a fence. Throws a `SampleError` on a word it does not know and on words that exclude each other.
 * @param language the first word of the info string
 * @param meta the rest of it
 */
export function parseFence(language: string, meta = ''): Fence {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const lines: LineDisplay = {marked: []};
  for (const [word, key, ...value] of meta.matchAll(WORD)) {
    const numbers = /^showLineNumbers(?:=(\d+))?$/.exec(word);
    if (word.startsWith('{')) {
      lines.marked.push(...parseRange(word.replace(/[{}\s]/g, '')));
    } else if (numbers) {
      lines.firstNumber = Number(numbers[1] ?? 1);
    } else if (/^callouts=[\d,]+$/.test(word)) {
      lines.callouts = value.join('').split(',').map(Number);
    } else if (key && VALUES.includes(key)) {
      const text = value.find((part) => part !== undefined) ?? '';
      if (text.trim() === '') throw new SampleError(`${key} is empty; write ${key}=NAME`);
      values.set(key, text.trim());
    } else if (FLAGS.includes(word)) {
      flags.add(word);
    } else {
      throw new SampleError(
        `"${word}" means nothing in a fence; it may hold ${quoted([...VALUES, ...FLAGS, 'showLineNumbers', '{1,3-5}', 'callouts=1,3'])}`,
      );
    }
  }
  return {
    language,
    source: sourceOf(values, flags),
    title: values.get('title'),
    attempt: values.get('try'),
    unchecked: values.get('unchecked'),
    lines,
  };
}

function sourceOf(values: Map<string, string>, flags: Set<string>): Source | undefined {
  const named = ['file', 'operation', 'schema'].filter((key) => values.has(key));
  if (named.length > 1 && named.join() !== 'file,operation') {
    throw new SampleError(`names ${quoted(named)} at once; give each a fence of its own`);
  }
  const [kind] = named;
  const sends = values.has('operation');
  refuse(values, kind === 'file', ['region'], 'file=NAME');
  refuse(values, kind === 'file' && !sends, ['run'], 'file=NAME and no operation');
  refuse(values, sends, ['try'], 'operation=NAME');
  refuse(flags, sends, ['events'], 'operation=NAME');
  refuse(flags, sends || values.has('run'), ['sql'], 'operation=NAME or run=NAME');
  const sql = flags.has('sql');
  switch (kind) {
    case 'file':
      return {
        kind,
        file: get(values, kind),
        region: values.get('region'),
        run: values.get('run'),
        operation: values.get('operation'),
        sql,
      };
    case 'operation':
      return {kind, operation: get(values, kind), sql, events: flags.has('events')};
    case 'schema':
      return {kind, names: get(values, kind).split(/\s+/)};
    default:
      return undefined;
  }
}

function get(values: Map<string, string>, key: string): string {
  return values.get(key) ?? '';
}

function refuse(words: {has(word: string): boolean}, allowed: boolean, those: string[], mend: string): void {
  const found = allowed ? undefined : those.find((word) => words.has(word));
  if (found) throw new SampleError(`"${found}" stands alone; it goes with ${mend}`);
}
