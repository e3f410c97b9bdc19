import type {Produced} from './recorded';

/** What the process of a program tells the runner when the program ends. */
export type Outcome =
  | {
      ok: true;
      produced: Produced;
      /** `NAME: message` of each answer that carries errors: right where the page shows one, a fault of the sample elsewhere. */
      erring: string[];
      /** Whether it left something open, so that its process suits no other program. */
      open: boolean;
    }
  | {ok: false; step?: string; message: string};
