import type {INestApplication, Type} from '@nestjs/common';

/** What a program may need that `npm ci` does not bring: the adapter of an ORM, or the server of a database. */
export type Need =
  `@ptc-org/nestjs-query-${'sequelize' | 'mongoose' | 'typegoose' | 'mikro-orm'}` | 'MariaDB' | 'MongoDB';

/** Sends `operations/NAME.graphql` over HTTP and records the whole response body in `recorded/NAME.json`. */
export interface OperationStep {
  operation: string;
  /** Also records the SQL statements it caused, in `recorded/NAME.sql`. */
  sql?: boolean;
  /** The page shows the error that answers this operation; without it an error is a failure. */
  fails?: boolean;
}

/** Opens `operations/NAME.graphql` over graphql-ws, runs other operations, and records the events in `recorded/NAME.events.json`. */
export interface SubscriptionStep {
  subscription: string;
  /** The operations that cause the events, each recorded as its own step. */
  during: (string | OperationStep)[];
  /** How many events arrive; defaults to one for each operation of `during`. */
  events?: number;
}

/** Calls TypeScript and records what it logged to the console and returned, in `recorded/NAME.txt`. */
export interface RunStep<App> {
  run: string;
  call: (app: App) => unknown;
  /** The page shows the error that `call` ends with; without it an error is a failure. */
  throws?: boolean;
  /** Also records the SQL statements it caused, in `recorded/NAME.sql`. */
  sql?: boolean;
}

/** One entry of a program's list; a bare string is an operation's name. */
export type Step<App> = string | OperationStep | SubscriptionStep | RunStep<App>;

interface AnyProgram {
  /** What `npm ci` does not bring. Where it is missing, the program is type-checked and reported as not run. */
  needs?: Need[];
}

interface AppProgram extends AnyProgram {
  /** Runs after the app listens and before the first step. */
  seed?: (app: INestApplication) => unknown;
  /** Also records the GraphQL schema, in `schema.graphql`, of which pages show parts. */
  schema?: boolean;
  /** Runs again on PostgreSQL. What is returned otherwise there is recorded in `recorded/postgres/`, and pages show it beside the first. */
  on?: ['sqlite', 'postgres'];
  /** In the order of execution. Every file in `operations/` is named by exactly one step. */
  steps: Step<INestApplication>[];
}

/** A program that boots this root module, with a global `ValidationPipe`. */
export interface ModuleProgram extends AppProgram {
  module: Type;
  main?: undefined;
}

/** A program that executes its own `main.ts`: what that file sets up (pipes, prefixes) is what runs. */
export interface MainProgram extends AppProgram {
  main: () => Promise<unknown>;
  module?: undefined;
}

/** A program without an app. */
export interface PlainProgram extends AnyProgram {
  steps: RunStep<undefined>[];
  module?: undefined;
  main?: undefined;
}

export type Program = ModuleProgram | MainProgram | PlainProgram;

/** The default export of every `program.ts`. */
export function defineProgram(program: Program): Program {
  return program;
}
