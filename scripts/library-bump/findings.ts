import type {Entry} from '../../plugins/api-reference/model';

/** What a program became in the copy. */
export interface ProgramFinding {
  /** Below `examples/`. */
  name: string;
  /** Why it failed, first line first; undefined where it ran. */
  failure?: string;
}

/** What a copy of the project found with its version of the library. */
export interface Findings {
  /** Lines such as `examples/faq/x.ts:3:5 TS2322: …`. */
  typeErrors: string[];
  /** How many programs were executed. */
  executed: number;
  /** Those that differ or fail. */
  programs: ProgramFinding[];
  /** Programs that could not run here, with what they need. */
  notRun: string[];
  /** The exports and option types of the library. */
  entries: Entry[];
}

/** The line of a failure that says what is wrong: without the step, and without where the copy lies. */
export function failureLine(failure: string): string {
  const line = failure.split('\n').find((part) => part.trim() !== '') ?? 'it said nothing';
  return line.replace(/^at the step "[^"]*": /, '').replace(/[^\s'"]*\/(?=node_modules\/)/g, '');
}
