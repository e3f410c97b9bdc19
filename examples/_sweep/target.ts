import type { GraphQLSchema } from 'graphql';
import type { Snapshot, Variant } from './data';

/** A running application that the sweep asks. */
export interface Target {
  url: string;
  schema: GraphQLSchema;
  /** A request with ids as the application has them, where the sweep writes others. */
  spelled?(query: string): string;
  /** Replaces all rows by those of one of the two databases. */
  fill(variant: Variant): Promise<void>;
  snapshot(): Promise<Snapshot>;
  /** Who asks. */
  user: unknown;
  /** The owner of what is hidden. */
  other: unknown;
  stop(): Promise<void>;
}
