import type {Produced} from './recorded';

export interface ErringAnswer {
  operation: string;
  /** Of its first error. */
  message: string;
}

/** What the process of a program tells the runner when the program ends. */
export type Outcome =
  | {
      ok: true;
      produced: Produced;
      /** The answers that carry errors where no step says so: right where the page shows one, a fault of the sample elsewhere. */
      erring: ErringAnswer[];
      /** Whether it left something open, so that its process suits no other program. */
      open: boolean;
    }
  | {ok: false; step?: string; message: string};
