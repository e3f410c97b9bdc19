/** How a sample was run or checked, and the folder below `examples/` that its program lies in. */
export interface Verification {
  /** Such as `Ran on nestjs-query 9.5.0, …`. */
  verification: string;
  program: string;
}

/** Another operation of a sample's program that a reader may try. */
export interface Try {
  operation: string;
  /** What it shows, such as `a range of priorities`. */
  words: string;
}

/** What a page shows of a block of code beside the code. */
export interface BlockNotes extends Partial<Verification> {
  /** Where other code links it. */
  id?: string;
  title?: string;
  /** Where the file that the title names is shown. */
  source?: string;
  /** What a reader must know about the code. */
  note?: string;
}

/** The shape of a sample, which decides what stands beside what. */
export interface Shape {
  /** The longest line of what is written or sent, in characters, as `plugins/samples` rounds it. */
  sent?: string;
  /** The longest line of the first result, in characters. */
  received?: string;
}
