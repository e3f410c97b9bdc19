import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import type { Hazard } from './options';

export type Row = Record<string, unknown>;

/** The rows of each table, in an order in which they can be stored. */
export type Tables = Record<string, Row[]>;

/** Reads and writes rows past the library. */
export interface Store {
  /** Replaces all rows. */
  fill(tables: Tables): Promise<void>;
  read(tables: string[]): Promise<Tables>;
}

/** The classes that each adapter has for the rows. */
export interface Entities {
  Project: Type;
  Ticket: Type;
  Label: Type;
  Member: Type;
  Notice: Type;
}

/** An adapter on a database: makes what one application needs of it. */
export type Adapter = () => Stack;

/** What one application has of an adapter. */
export interface Stack {
  entities: Entities;
  /** Connects to the database. */
  root(): DynamicModule | Promise<DynamicModule>;
  /** What the adapter provides for the entities. */
  feature(): DynamicModule;
  store(app: INestApplication): Store;
  /** Whether the assembler of the sweep, which renames fields, works with its entities. */
  canRename: boolean;
  /** The leaks that no application on it can have, because it lacks what they are about. */
  lacks?: Hazard[];
  /** Whether it has no mutations. */
  onlyReads?: boolean;
  /** How it writes an id that is a number in rows and requests; as that number, unless said otherwise. */
  idOf?(id: number): string;
  /** Registers what it needs for a DTO. */
  adopt?(DTOClass: Type, EntityClass: Type): void;
}
