/**
 * What the page and the worker that knows the types tell each other, each checked by its shape where it comes in. The
 * texts are a reader's or come from a link; the worker reads them and runs nothing.
 */
import * as v from 'valibot';
import {text} from '../../../lib/text';
import {LONGEST_PIECE, LONGEST_RESPONSE, MOST_PROBLEMS} from '../sandbox/limits';

/** The files of one program, as the reader has edited them, by their paths below `examples/`. */
const Files = v.record(text(300), text(LONGEST_RESPONSE));

/** A place in one of them. */
const Place = v.object({files: Files, file: text(300), position: v.number()});

/** What the page sends after the start, by the name of the request. */
export const TypeRequests = {
  check: v.object({files: Files}),
  hover: Place,
  signature: Place,
  complete: Place,
  /** What accepting one of the completions that were found last changes elsewhere in its file. */
  accept: v.object({...Place.entries, label: text(300), source: v.optional(text(300))}),
};

export type TypeRequestName = keyof typeof TypeRequests;
export type TypeRequestContent<Name extends TypeRequestName> = v.InferOutput<(typeof TypeRequests)[Name]>;
export type PlaceOfFile = v.InferOutput<typeof Place>;

/** The first message: where TypeScript is, and the text of a `Declarations`. */
export const TypeWorkerStart = v.object({compiler: text(1000), declarations: v.string()});

export const TypeRequest = v.object({
  id: v.number(),
  name: v.keyof(v.object(TypeRequests)),
  content: v.unknown(),
});

/** Offsets within a file. */
const Span = {from: v.number(), to: v.number()};

const TypeProblem = v.object({
  ...Span,
  file: text(300),
  /** From 1. */
  line: v.number(),
  column: v.number(),
  message: text(LONGEST_PIECE),
  /** Whether the text is no TypeScript at all, so that it does not run. */
  isSyntax: v.boolean(),
  /** The name to write there, and where it is imported from, if it must be. */
  fix: v.optional(v.object({label: text(300), source: v.optional(text(300))})),
});

/** What TypeScript says against a place in a reader's code. */
export type TypeProblem = v.InferOutput<typeof TypeProblem>;

const Explanation = v.object({
  ...Span,
  /** As TypeScript writes it. */
  code: text(LONGEST_PIECE),
  /** The comment at its declaration. */
  documentation: text(LONGEST_PIECE),
  /** Where the reference of the library has it. */
  address: v.optional(text(300)),
});

export type Explanation = v.InferOutput<typeof Explanation>;

const Completion = v.object({
  label: text(300),
  /** Where it would be imported from. */
  source: v.optional(text(300)),
  /** As TypeScript calls it: `class`, `property`. */
  kind: text(100),
});

/** The call before the name of the parameter that is being written, this name, and what follows. */
const SignatureHelp = v.tuple([text(LONGEST_PIECE), text(LONGEST_PIECE), text(LONGEST_PIECE)]);

export type SignatureHelp = v.InferOutput<typeof SignatureHelp>;

/** What each request is answered by. */
export const TypeAnswers = {
  check: v.pipe(v.array(TypeProblem), v.maxLength(MOST_PROBLEMS)),
  hover: v.optional(Explanation),
  signature: v.optional(SignatureHelp),
  complete: v.optional(v.object({from: v.number(), items: v.array(Completion)})),
  accept: v.array(v.object({...Span, text: text(LONGEST_PIECE)})),
};

export type TypeAnswer<Name extends TypeRequestName> = v.InferOutput<(typeof TypeAnswers)[Name]>;

/** What the worker sends. */
export const TypeWorkerMessage = v.variant('kind', [
  v.object({kind: v.literal('ready')}),
  v.object({kind: v.literal('answer'), id: v.number(), answer: v.unknown()}),
  v.object({kind: v.literal('error'), id: v.optional(v.number()), message: text(LONGEST_PIECE)}),
]);

export type TypeWorkerMessage = v.InferOutput<typeof TypeWorkerMessage>;

/** What the worker knows beside TypeScript; `plugins/live` writes it. */
export interface Declarations {
  /** The compiler options of the project that readers take home, as its `tsconfig.json` has them. */
  options: Record<string, unknown>;
  /** By path below the site's folder: declarations, and what says where those of a package are. */
  files: Record<string, string>;
  /** Names of the library, and where the reference has them. */
  reference: Record<string, string>;
  /** What the programs of the site import from packages: this is proposed first. */
  names: Record<string, string[]>;
}
