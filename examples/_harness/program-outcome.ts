import type {Produced} from './recorded';

/** What the process of a program tells the runner when the program ends. */
export type ProgramOutcome =
  | {
      ok: true;
      produced: Produced;
      /** Whether it left something open, so that its process suits no other program. */
      open: boolean;
    }
  | {ok: false; step?: string; message: string};
