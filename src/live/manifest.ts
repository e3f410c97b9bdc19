/** The files of the live samples, as addresses below `assets/live/`; `plugins/live` writes them. */
export interface LiveManifest {
  runtime: string;
  compiler: string;
  wasm: string;
  /** What runtime and engine weigh together before compression: a response does not always tell. */
  startBytes: number;
  frame: string;
  /** What a downloaded program needs beside its own files. */
  project: string;
  /** The title of the page that shows a program, by the program's name. */
  titles: Record<string, string>;
  /** By the program's name, such as `graphql/queries/filtering/combine`. */
  programs: Record<string, string>;
}
