/** What `plugins/live` writes for the browser: programs, what a downloaded one needs, and where all of it is. */

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
  /** The responses that were recorded, by the names of their operations. */
  recorded: Record<string, string>;
}

/** What a downloaded program needs beside its own files. */
export interface LiveProject {
  files: Record<string, string>;
  /** What the project of the tutorial has in their place. */
  tutorial: Record<string, string>;
}

/** The files of the live samples, as addresses below `assets/live/`; `plugins/live` writes them. */
export interface LiveManifest {
  runtime: string;
  compiler: string;
  /** The worker that knows the types, and what it knows them by. */
  types: string;
  declarations: string;
  /** What programs import from packages, by package. */
  names: string;
  wasm: string;
  /** What runtime and engine weigh together before compression: a response does not always tell. */
  startBytes: number;
  frame: string;
  /** What a downloaded program needs beside its own files. */
  project: string;
  /** Of the packages that an issue of the library asks for. */
  versions: Record<string, string>;
  /** The title of the page that shows a program, by the program's name. */
  titles: Record<string, string>;
  /** By the program's name, such as `graphql/queries/filtering/combine`. */
  programs: Record<string, string>;
}
