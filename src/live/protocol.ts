/** What the page, the worker and the build tell each other. Types alone: each side is built by itself. */

/** An operation as `operations/NAME.graphql` holds it, with what lies beside it. */
export interface LiveOperation {
  query: string;
  variables?: Record<string, unknown>;
  /** Becomes `req.user`. */
  user?: unknown;
}

/** One program as the build writes it for the browser; paths are those below `examples/`. */
export interface LiveProgram {
  /** Its folder; what starts it is `program.ts` there. */
  name: string;
  /** The `.ts` files, as they stand in `examples/`. */
  files: Record<string, string>;
  /** The same files as JavaScript. */
  compiled: Record<string, string>;
  operations: Record<string, LiveOperation>;
}

/** What a downloaded program needs beside its own files. */
export interface LiveProject {
  files: Record<string, string>;
}

/** An SQL statement as TypeORM sent it. */
export interface Statement {
  query: string;
  /** As JSON. */
  parameters?: string;
}

/** What an operation came to. */
export interface LiveAnswer {
  /** The body of the response, as JSON. */
  body: string;
  sql: Statement[];
  ms: number;
}

/** A fault of the reader's code, before it runs. */
export interface Problem {
  file: string;
  /** From 1. */
  line: number;
  column: number;
  message: string;
}

/** An error of the worker, as it crosses to the page. */
export interface LiveError {
  name: string;
  message: string;
  stack: string;
}

/** One step that came before an operation, or that a test asked for. */
export interface PlayedStep {
  name: string;
  answer?: LiveAnswer;
  /** The events of a subscription, as JSON. */
  events?: string[];
}

/** Each request, by its name, with what it is answered by. */
export interface Requests {
  /** Starts the program anew, on fresh data. */
  boot: {
    ask: {entry: string; compiled: Record<string, string>; operations: Record<string, LiveOperation>};
    answer: {schema?: string};
  };
  /** Takes the steps of `program.ts` that come before one, or all. */
  play: {ask: {until?: string}; answer: PlayedStep[]};
  run: {ask: LiveOperation; answer: LiveAnswer};
  /** Opens a subscription of the program, causes its events by the steps that do, and closes it. */
  hear: {ask: {name: string; operation: LiveOperation}; answer: PlayedStep[]};
  /** Opens a subscription, whose events follow as messages of their own. */
  subscribe: {ask: LiveOperation & {id: number}; answer: undefined};
  unsubscribe: {ask: {id: number}; answer: undefined};
  /** Compiles files of the reader; the compiler comes along the first time. */
  compile: {
    ask: {files: Record<string, string>; compiler?: string};
    answer: {compiled: Record<string, string>; problems: Problem[]};
  };
}

export type RequestName = keyof Requests;

export interface Request<Name extends RequestName = RequestName> {
  id: number;
  name: Name;
  ask: Requests[Name]['ask'];
}

/** What the worker says on its port. */
export type FromWorker =
  /** It listens. */
  | {ready: true}
  | {id: number; answer: unknown}
  | {id: number; error: LiveError}
  /** Something was rejected and nothing waited for it. */
  | {unhandled: LiveError}
  | {subscription: number; event?: string; ended?: true}
  /** What the program wrote to the console. */
  | {log: string};

/** What the frame itself says, on a port of its own. */
export type FromFrame =
  /** It is there, with its script. */
  {framed: true} | {failed: string};

/** What the page hands to the frame, which hands it to its worker. */
export interface Start {
  runtime: Blob;
  wasm: ArrayBuffer;
}
