/** A file of the code that is scanned, by its path from the folder of the project on. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A line that a fact is about. */
export interface Hit {
  fact: string;
  path: string;
  line: number;
  /** The line itself, cut. */
  text: string;
  /** The reason that a comment gives for leaving it as it is. */
  silenced?: string;
}
