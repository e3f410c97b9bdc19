import {LABELS} from '../../../lib/sample-kinds';
import {DraftError, type Fault, type Place, placeText} from '../sandbox/faults';
import {operationType, syntaxErrorOf} from '../sandbox/operation-type';
import type {LiveOperation, LiveProgram} from '../sandbox/live-program';
import {RUN_KEY} from './run-key';
import type {LiveResult} from '../sandbox/messages';
import {sameTexts} from './same-texts';
import type {TypeState} from '../types/type-check';

/** How long what the program sends by itself may wait until it is drawn. */
const DRAW_MS = 100;

/** The word that a reader types: they wrote its end last. */
export interface Typed {
  file: string;
  /** The offset of its first letter. */
  from: number;
  word: string;
}

/** An operation as the reader edits it, and who asks. */
export type Draft = Record<'query' | 'variables' | 'user', string>;

/** Files that the reader changed, by path. */
export type Edits = Readonly<Record<string, string>>;

/** All that a result depends on. */
export interface Inputs {
  /** The name of the operation that the draft was made of. */
  operation: string;
  draft: Draft;
  edits: Edits;
}

/** A result that knows what it was made of, so that it is never taken for the result of something else. */
export interface OwnedResult extends LiveResult {
  of: Inputs;
}

/** What is shown of a program: the inputs as they stand, and what they or earlier ones came to. */
export interface LiveState extends Inputs {
  program?: LiveProgram;
  /** What it does now; undefined while it waits for the reader. */
  busy?: 'loading' | 'running';
  /** Whether it is about to run by itself, once the reader rests. */
  isDue: boolean;
  /** How much of the runtime has come, from 0 to 1. */
  progress: number;
  /** The latest result. What it says of the inputs as they stand, `standingOf` tells. */
  result?: OwnedResult;
  /** The result before it, of the same operation. */
  before?: LiveResult;
  /** Why the last run came to no result. */
  fault?: OwnedFault;
  schema?: string;
  /** The code that the schema is of. */
  schemaOf?: Edits;
  /** The schema of the program without edits, known once it has run so: then what edits change of it is shown. */
  originalSchema?: string;
  log: string;
  /** Whether the log is of the run before, and the program has printed nothing since. */
  isLogOld: boolean;
  subscriptions: readonly OpenedSubscription[];
  /** What the program's check said of the code as it stands. */
  verdict?: string;
  /** What is known of the types of edited code. */
  types?: TypeState;
  /** Where the reader is typing a word. */
  typed?: Typed;
  /** A place that the reader is led to, until its editor has come there. */
  goal?: Place;
  /** Whether the program goes on after its result. */
  isActive: boolean;
}

/** A fault that knows what was tried. */
export interface OwnedFault extends Fault {
  of: Inputs;
}

/** A subscription that is or was open. */
export interface OpenedSubscription {
  id: number;
  operation: string;
  /** The latest of them. */
  events: readonly string[];
  /** How many there were, also of those that are not shown. */
  count: number;
  open: boolean;
}

/**
 * How the result that is shown stands to the inputs as they stand:
 * - `none`: there is no result;
 * - `fresh`: it is the result of these inputs, the only one that may be called live;
 * - `edited`: the reader has changed query, variables, user or code since;
 * - `running`: these inputs are being run again;
 * - `failed`: these inputs were run since, and came to no result.
 */
export type Standing = 'none' | 'fresh' | 'edited' | 'running' | 'failed';

/** How the result stands to what the reader has before them. */
export function standingOf(state: LiveState): Standing {
  const {result, busy} = state;
  if (!result) return 'none';
  if (hasFailed(state)) return 'failed';
  if (!isOf(result, state)) return 'edited';
  return busy ? 'running' : 'fresh';
}

/** The same of the schema, which depends on the code alone. */
export function schemaStandingOf(state: LiveState): Standing {
  const {schema, schemaOf, edits} = state;
  if (!schema) return 'none';
  if (schemaOf && sameTexts(schemaOf, edits)) return 'fresh';
  return hasFailed(state) ? 'failed' : 'edited';
}

/** Whether the inputs as they stand came to no result. While they run again, that is open. */
export function hasFailed(state: LiveState): boolean {
  const {fault, busy} = state;
  return !busy && fault !== undefined && isOf(fault, state);
}

/** What is said beside a result that is not fresh. */
export const OLD_RESULT: Record<Exclude<Standing, 'none' | 'fresh'>, string> = {
  edited: 'from before your edit',
  running: 'runs again …',
  failed: 'from before the error',
};

/** Whether a result or a fault is of the inputs as they stand. */
export function isOf({of}: {of: Inputs}, {operation, draft, edits}: Inputs): boolean {
  return of.operation === operation && sameTexts(of.draft, draft) && sameTexts(of.edits, edits);
}

/** Whether TypeScript has answered about the code as it stands. */
export const isChecked = ({edits, types, program}: LiveState): boolean =>
  types?.status === 'ready' && sameTexts(types.of ?? {}, {...program?.files, ...edits});

/** Whether the inputs are those of the recorded operation. */
export function isAsRecorded({program, operation, draft, edits}: LiveState): boolean {
  const recorded = {operation, draft: draftOf(program?.operations[operation]), edits: {}};
  return isOf({of: recorded}, {operation, draft, edits});
}

/** The inputs of a state, to be kept with what they come to. */
export function inputsOf({operation, draft, edits}: Inputs): Inputs {
  return {operation, draft, edits};
}

/** Whether there is something to stop. */
export function isRunning({busy, isActive, subscriptions}: LiveState): boolean {
  return busy !== undefined || isActive || subscriptions.some(({open}) => open);
}

/** What is said of a state to those who hear the page. */
export function statusOf(state: LiveState): string {
  const {busy, fault, result} = state;
  if (busy) return 'Running';
  if (fault && isOf(fault, state)) {
    const {kind, message, meaning} = fault;
    // A program's words may be a stranger's.
    const said = kind === 'program' ? `The program failed. ${meaning ?? `It says: ${message}`}` : message;
    const places = fault.places.map((place) => `${placeText(place)} ${place.words}`);
    return `${said} ${places.join(', ')}`;
  }
  if (result && standingOf(state) === 'fresh') {
    return `${LABELS[result.kind]} is there, live on SQLite in your browser`;
  }
  if (state.isDue || isAsRecorded(state)) return '';
  return `The ${result ? 'result' : 'recorded result'} is from before your edit. Press ${RUN_KEY} to run it.`;
}

/** The texts of an operation, as it was recorded. */
export function draftOf(operation: LiveOperation | undefined): Draft {
  const text = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));
  return {query: operation?.query ?? '', variables: text(operation?.variables), user: text(operation?.user)};
}

/** The operation that the texts make. Throws a `DraftError` where one is no JSON. */
export function operationOf({query, variables, user}: Draft): LiveOperation {
  return {
    query,
    variables: parsed(variables, LABELS.variables) as LiveOperation['variables'],
    user: parsed(user, LABELS.user),
  };
}

/** Whether an operation may run without being asked: it only reads. */
export function runsByItself({query}: Draft): boolean {
  return operationType(query) === 'query';
}

/** How much of the library has come, while it comes. */
export function percentOf({busy, progress}: LiveState): string | undefined {
  return busy === 'loading' && progress > 0 && progress < 1 ? `${Math.round(progress * 100)} %` : undefined;
}

/** Why an operation makes no sense: one of its texts is no JSON, or no GraphQL. */
export function draftErrorOf(draft: Draft): DraftError | undefined {
  try {
    const problem = syntaxErrorOf(operationOf(draft).query);
    return problem === undefined ? undefined : new DraftError(`It has a syntax error. ${problem}`);
  } catch (error) {
    return error as DraftError;
  }
}

/** The state of one model, for `useSyncExternalStore` to draw. */
export class LiveStore {
  private current: LiveState;
  private readonly listeners = new Set<() => void>();
  private drawing: ReturnType<typeof setTimeout> | undefined;

  constructor(operation: string) {
    this.current = {
      operation,
      draft: {query: '', variables: '', user: ''},
      edits: {},
      isDue: false,
      progress: 0,
      log: '',
      isLogOld: false,
      subscriptions: [],
      isActive: false,
    };
  }

  get state(): LiveState {
    return this.current;
  }

  /** Adds who draws the state. What it returns takes them out, and says whether nobody is left. */
  add(listener: () => void): () => boolean {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return false;
      this.drawn();
      return true;
    };
  }

  set(change: Partial<LiveState>): void {
    this.drawn();
    this.current = {...this.current, ...change};
    for (const listener of this.listeners) listener();
  }

  /** Changes the state at once, and tells those who draw it only after a while. */
  setSoon(change: Partial<LiveState>): void {
    this.current = {...this.current, ...change};
    this.drawing ??= setTimeout(() => {
      this.set({});
    }, DRAW_MS);
  }

  /** Nothing waits to be drawn. */
  private drawn(): void {
    clearTimeout(this.drawing);
    this.drawing = undefined;
  }
}

function parsed(text: string, what: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DraftError(`${what}: this is not JSON. ${(error as Error).message}`);
  }
}
