import {baseName} from '../../../lib/base-name';
import {meaningOf} from './explain';
import {isWholeFile, readableStack, withStack} from './stack';
import type {LiveError, Problem} from './messages';

/** What is wrong, as it is shown. */
export interface Fault {
  /** `load` and `unavailable` are no faults of the reader's code: the same may work when it is tried again. */
  kind: 'syntax' | 'program' | 'operation' | 'load' | 'unavailable' | 'stopped';
  /** Of `program`, it is what the program says; else the site says it. */
  message: string;
  /** Of `program`, what that means for the reader's code, where it is known: this the site says. */
  meaning?: string;
  /** The import that would mend it, where that is known. */
  fix?: {file: string; name: string; source: string};
  /** The places in the program's own files. */
  places: FaultPlace[];
  /** All that is known, for a closer look. */
  full: string;
}

/** A place in a file of the program. A line of a stack is one of the compiled code, so it has none. */
export interface Place {
  file: string;
  /** From 1. */
  line?: number;
  column?: number;
}

/** A place, and what is said of it. */
export interface FaultPlace extends Place {
  words: string;
}

/** How a place is written. */
export function placeText({file, line, column}: Place): string {
  return line === undefined ? baseName(file) : `${baseName(file)}:${line}:${column}`;
}

/** The syntax errors of the reader's files. */
export class SyntaxProblems extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(({message}) => message).join('\n'));
  }
}

/** An error that happened in the worker. */
export class ProgramError extends Error {
  constructor({name, message, stack}: LiveError) {
    super(message);
    this.name = name;
    this.stack = stack;
  }
}

/** What ran was ended, by the reader unless it is one of the next two. */
export class StoppedError extends Error {
  constructor(message = 'You stopped it.') {
    super(message);
  }
}

/** What ran was ended by a limit: it took too long, sent too much or sent what makes no sense. */
export class LimitError extends StoppedError {}

/** What ran was ended because the reader runs another sample. */
export class TakenError extends StoppedError {
  constructor() {
    super('It was stopped because you ran another sample on this page. Run it again to get it back.');
  }
}

/** The sandbox cannot be had: the browser, an extension or a network keeps it away. */
export class UnavailableError extends Error {}

/** A file did not come, or not whole. */
export class LoadError extends UnavailableError {}

/** What the reader typed where JSON belongs is none. */
export class DraftError extends Error {}

/** Characters of what a program says that are shown at once. */
const LONGEST_MESSAGE = 600;
/** Places that are shown. */
const MOST_PLACES = 10;

/** What a reader is told about an error. */
export function faultOf(error: unknown): Fault {
  if (error instanceof SyntaxProblems) {
    const places = error.problems
      .slice(0, MOST_PLACES)
      .map(({message, ...place}) => ({...place, words: message}));
    return {kind: 'syntax', message: 'The code has a syntax error.', places, full: ''};
  }
  const {name, message, stack = ''} = error instanceof Error ? error : new Error(String(error));
  if (error instanceof DraftError) return {kind: 'operation', message, places: [], full: ''};
  if (error instanceof ProgramError) {
    const [first = ''] = message.split('\n');
    const said = first.includes(name) ? first : `${name}: ${first}`;
    return {
      kind: 'program',
      meaning: meaningOf(said),
      message: said.length > LONGEST_MESSAGE ? `${said.slice(0, LONGEST_MESSAGE)} …` : said,
      places: ownPlaces(stack).slice(0, MOST_PLACES),
      full: readableStack(withStack({name, message, stack})).trim(),
    };
  }
  if (error instanceof StoppedError) return {kind: 'stopped', message, places: [], full: ''};
  const kind = error instanceof LoadError ? 'load' : 'unavailable';
  return {kind, message, places: [], full: ''};
}

/** A place in a stack, as Chromium writes it, or as Firefox and Safari do. */
const PLACE = /^(?:\s*at (?:(.*?) \()?|([^@\n]*)@)([\w/.-]+\.ts):\d+:\d+\)?$/gm;

/** The frames of a stack that are in the program's files. Their lines are those of the compiled code, so they are left out. */
function ownPlaces(stack: string): FaultPlace[] {
  const places = Array.from(stack.matchAll(PLACE), ([, one = '', other = '', file = '']) => {
    const what = one || other;
    return {file, words: what && !isWholeFile(what) ? `in ${what}` : ''};
  });
  const isFirst = ({file, words}: FaultPlace, index: number): boolean =>
    places.findIndex((place) => place.file === file && place.words === words) === index;
  return places.filter(isFirst);
}
