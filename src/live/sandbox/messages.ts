// cspell:ignore picklist
/**
 * What the page and the worker tell each other. The worker runs code of strangers: whatever it sends is
 * checked by the schemas below before anything is made of it. The worker imports types alone.
 */
import * as v from 'valibot';
import {ANSWERS} from '../../../lib/sample-kinds';
import {text} from '../../../lib/text';
import type {LiveOperation} from './live-program';
import {EVENTS_AT_ONCE, LONGEST_PIECE, LONGEST_RESPONSE, MOST_PROBLEMS} from './limits';

/** What the page hands to the frame, which hands it to its worker. */
export interface SandboxStart {
  runtime: Blob;
  wasm: ArrayBuffer;
}

const Result = v.object({
  /** The response, or the events of a subscription. */
  kind: v.picklist(ANSWERS),
  /** As JSON, formatted. */
  text: text(LONGEST_RESPONSE),
  /** The statements that it sent, formatted. */
  sql: text(LONGEST_RESPONSE),
  ms: v.number(),
});

/** What an operation came to. */
export type LiveResult = v.InferOutput<typeof Result>;

const Problem = v.object({
  file: text(300),
  /** From 1. */
  line: v.number(),
  column: v.number(),
  message: text(LONGEST_PIECE),
});

/** A fault of the reader's code, before it runs. */
export type Problem = v.InferOutput<typeof Problem>;

const Failure = v.object({name: text(300), message: text(LONGEST_PIECE), stack: text(LONGEST_PIECE)});

/** An error of the worker, as it crosses to the page. */
export type LiveError = v.InferOutput<typeof Failure>;

/** What each request is answered by. */
export const sandboxAnswers = {
  boot: v.object({schema: v.optional(text(300_000))}),
  takeSteps: v.array(v.object({name: v.string(), result: Result})),
  run: Result,
  check: text(LONGEST_PIECE),
  subscribe: v.undefined(),
  unsubscribe: v.undefined(),
  compile: v.object({
    compiled: v.record(v.string(), v.string()),
    problems: v.pipe(v.array(Problem), v.maxLength(MOST_PROBLEMS)),
  }),
};

export type SandboxRequestName = keyof typeof sandboxAnswers;

export type SandboxAnswer<Name extends SandboxRequestName> = v.InferOutput<(typeof sandboxAnswers)[Name]>;

/** One step that came before an operation, or that a test asked for. */
export type TakenStep = SandboxAnswer<'takeSteps'>[number];

/** What the page asks for, by the name of the request. */
export interface SandboxRequests {
  /** Starts the program anew, on fresh data. */
  boot: {entry: string; compiled: Record<string, string>; operations: Record<string, LiveOperation>};
  /** Takes the steps of `program.ts` that come before one, or all. */
  takeSteps: {until?: string};
  /** Sends an operation; a subscription of that name is opened, its events caused by the program's steps, and closed. */
  run: {name: string; operation: LiveOperation};
  /** Takes the step `check` of the program, which says what is missing. */
  check: undefined;
  /** Opens a subscription, whose events follow as messages of their own. */
  subscribe: {id: number; operation: LiveOperation};
  unsubscribe: {id: number};
  /** Compiles files of the reader; the compiler comes along the first time. */
  compile: {files: Record<string, string>; compiler?: string};
}

export interface SandboxRequest<Name extends SandboxRequestName = SandboxRequestName> {
  id: number;
  name: Name;
  content: SandboxRequests[Name];
}

/** What the worker sends on its port. */
export const SandboxMessage = v.variant('kind', [
  v.object({kind: v.literal('ready')}),
  v.object({kind: v.literal('answer'), id: v.number(), answer: v.unknown()}),
  v.object({kind: v.literal('error'), id: v.number(), error: Failure}),
  v.object({kind: v.literal('printed'), text: text(LONGEST_PIECE)}),
  v.object({
    kind: v.literal('events'),
    subscription: v.number(),
    /** The latest ones, as JSON. */
    texts: v.pipe(v.array(text(LONGEST_PIECE)), v.maxLength(EVENTS_AT_ONCE)),
    /** How many there were since the subscription was opened. */
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.object({kind: v.literal('ended'), subscription: v.number()}),
  /** Whether something of the program goes on: it has timers. */
  v.object({kind: v.literal('active'), isActive: v.boolean()}),
]);

export type SandboxMessage = v.InferOutput<typeof SandboxMessage>;

/** What the frame itself sends, on a port of its own: that it runs, or why its worker does not. */
export const FrameMessage = v.variant('kind', [
  v.object({kind: v.literal('loaded')}),
  v.object({kind: v.literal('failed'), message: text(LONGEST_PIECE)}),
]);
