import type {BlockKind} from './sample-kinds';

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

/** What `plugins/code-blocks` hands to the component of a block: MDX gives it all as text. */
export interface BlockAttributes extends BlockNotes {
  /** The colored code. */
  html?: string;
  /** The colored imports that fold away above the code, and how many there are, in words. */
  imports?: string;
  importCount?: string;
  /** How many lines there are, where only the first of them show until a reader asks for all. */
  lineCount?: string;
  language?: string;
  /** The number of the first line, where lines are numbered. */
  firstNumber?: string;
}

/** The shape of a sample, which decides what stands beside what. */
export interface Shape {
  /** The longest line of what is written or sent, in characters, as `plugins/samples` rounds it. */
  sent?: string;
  /** The longest line of the first result, in characters. */
  received?: string;
}

/** What `plugins/samples` hands to the component of a sample. */
export interface SampleAttributes extends Shape, Verification {
  /** Its operation, with the program: `graphql/queries/filtering/combine/between`. */
  operation?: string;
  /** The file of the program whose code stands in it, or above it on the page. */
  file?: string;
  /** Another operation of the program that a reader may try, and what it shows. */
  tryOperation?: string;
  tryWords?: string;
}

/** What `plugins/samples` hands to each tab of a sample. */
export interface TabAttributes {
  value: BlockKind;
  label?: string;
}
