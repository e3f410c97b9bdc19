import {DraftError, type Fault} from './faults';
import type {LiveOperation, LiveProgram, LiveResult} from './protocol';

/** An operation as the reader edits it. */
export interface Draft {
  query: string;
  variables: string;
  user: string;
}

/** What is shown of a program: what the reader made of it, and what it came to. */
export interface LiveState {
  program?: LiveProgram;
  operation: string;
  draft: Draft;
  /** Files that the reader changed, by path. */
  edits: Readonly<Record<string, string>>;
  /** What it does now; undefined while it waits for the reader. */
  busy?: 'loading' | 'running';
  /** How much of the runtime has come, from 0 to 1. */
  progress: number;
  result?: LiveResult;
  /** The result before it, of the same operation. */
  before?: LiveResult;
  /** Whether the result is older than the last try. */
  stale: boolean;
  schema?: string;
  /** The schema of the program without edits, known once it has run so: then what edits change of it is shown. */
  originalSchema?: string;
  fault?: Fault;
  log: string;
  subscriptions: readonly OpenedSubscription[];
  /** What the program's check said of the last run. */
  verdict?: string;
  /** Whether the program goes on after its result: it prints. */
  isActive: boolean;
}

/** A subscription that is or was open. */
export interface OpenedSubscription {
  id: number;
  operation: string;
  /** The latest of them. */
  events: readonly string[];
  /** How many there were. */
  count: number;
  open: boolean;
}

/** Whether there is something to stop. */
export function isRunning({busy, isActive, subscriptions}: LiveState): boolean {
  return busy !== undefined || isActive || subscriptions.some(({open}) => open);
}

/** What is said of a state to those who hear the page. */
export function statusOf({busy, fault, result, stale}: LiveState): string {
  if (busy) return 'Running';
  if (fault) return `${fault.message} ${fault.places.join(', ')}`;
  return result && !stale ? `${result.kind} is there, live on SQLite in your browser` : '';
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
    variables: parsed(variables, 'Variables') as LiveOperation['variables'],
    user: parsed(user, 'User'),
  };
}

function parsed(text: string, what: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DraftError(`${what}: this is no JSON. ${(error as Error).message}`);
  }
}
