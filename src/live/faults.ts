import type {LiveError, Problem} from './protocol';

/** What is wrong, as it is shown. */
export interface Fault {
  /** `unavailable` is no fault of the reader's code. */
  kind: 'syntax' | 'program' | 'operation' | 'unavailable' | 'stopped';
  message: string;
  /** The places in the program's own files. */
  places: string[];
  /** All that is known, for a closer look. */
  full: string;
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

/** What ran was ended: by the reader, or because it took too long, sent too much or sent what makes no sense. */
export class StoppedError extends Error {}

/** The sandbox cannot be had: the browser, an extension or a network keeps it away. */
export class UnavailableError extends Error {}

/** What the reader typed where JSON belongs is none. */
export class DraftError extends Error {}

/** What a reader is told about an error. */
export function faultOf(error: unknown): Fault {
  if (error instanceof SyntaxProblems) {
    const places = error.problems.map(
      ({file, line, column, message}) => `${nameOf(file)}:${line}:${column} ${message}`,
    );
    return {kind: 'syntax', message: 'The code has a syntax error.', places, full: ''};
  }
  const {name, message, stack = ''} = error instanceof Error ? error : new Error(String(error));
  if (error instanceof DraftError) return {kind: 'operation', message, places: [], full: ''};
  if (error instanceof ProgramError) {
    const [first = ''] = message.split('\n');
    return {
      kind: 'program',
      message: first.includes(name) ? first : `${name}: ${first}`,
      places: ownPlaces(stack),
      full: [message, stack].filter(Boolean).join('\n\n'),
    };
  }
  const kind = error instanceof UnavailableError ? 'unavailable' : 'stopped';
  return {kind, message, places: [], full: ''};
}

/** The frames of a stack that are in the program's files. Their lines are those of the compiled code, so they are left out. */
function ownPlaces(stack: string): string[] {
  const places = Array.from(
    stack.matchAll(/^\s*at (?:(.*?) \()?([\w/.-]+\.ts):\d+:\d+\)?$/gm),
    ([, what, file]) => (what && what !== 'eval' ? `${nameOf(file)} in ${what}` : nameOf(file)),
  );
  return [...new Set(places)];
}

function nameOf(path = ''): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
