import type {INestApplication} from '@nestjs/common';
import {NestFactory} from '@nestjs/core';
import type {GraphQLSchemaHost as SchemaHost} from '@nestjs/graphql';
import type * as NestTypeorm from '@nestjs/typeorm';
import {printSchema} from 'graphql';
import type {boot as Boot} from '../../../examples/_harness/boot';
import type {Program} from '../../../examples/_harness/define-program';
import {makeDeterministic} from '../../../examples/_harness/determinism';
import type {Answer, Requests} from '../../../src/live/protocol';
import {takeSubscriptionServer} from '../stubs/graphql-ws';
import {LiveApp} from './app';
import {closeDatabases} from './databases';
import {dropAddedGlobals} from './globals';
import {ProgramModules, reloadPackages} from './modules';

/** Rejections that nothing waits for; a boot waits for them. */
export const unhandled = {listener: undefined as ((error: unknown) => void) | undefined};

/** The packages that stay, from the list that the build generates. */
export type KeptPackages = Readonly<Record<string, () => unknown>>;

/**
 * Starts a program on fresh data, as if its worker were new. It replaces the one before, whose app is not closed: what
 * that one still does belongs to nobody.
 */
export async function boot(
  {entry, compiled, operations}: Requests['boot'],
  kept: KeptPackages,
): Promise<{app: LiveApp; answer: Answer<'boot'>}> {
  closeDatabases();
  dropAddedGlobals();
  // The harness puts its own in its place, for programs with a main.ts.
  Reflect.deleteProperty(NestFactory, 'create');
  takeSubscriptionServer();
  const passMinute = makeDeterministic();
  const reloaded = reloadPackages(kept);
  retryNoConnection(reloaded);
  const find = (name: string): unknown => reloaded[name] ?? kept[name]?.();
  const modules = new ProgramModules(compiled, find, [...Object.keys(kept), ...Object.keys(reloaded)]);
  const program = modules.load(entry).default as Program | undefined;
  if (!program?.module && !program?.main) throw new Error(`${entry} exports no program with a module.`);
  const {boot: start} = reloaded['_harness/boot'] as {boot: typeof Boot};
  const app = await orRejection(start(program, {port: 3000, prepare: () => undefined}));
  const schema = schemaOf(app, reloaded);
  await program.seed?.(app);
  return {
    app: new LiveApp(app, program, operations, takeSubscriptionServer(), passMinute),
    answer: {schema},
  };
}

/** A faulty entity would look like a hang: Nest tries to connect ten times, three seconds apart. */
function retryNoConnection(reloaded: Record<string, unknown>): void {
  const {TypeOrmModule} = reloaded['@nestjs/typeorm'] as typeof NestTypeorm;
  const forRoot = TypeOrmModule.forRoot.bind(TypeOrmModule);
  TypeOrmModule.forRoot = (options, name) => forRoot({retryAttempts: 1, ...options}, name);
}

/** A reader's main.ts floats its promise: what stops it arrives as a rejection that nothing waits for. */
function orRejection<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    unhandled.listener = reject;
    promise.then(resolve, reject).finally(() => (unhandled.listener = undefined));
  });
}

function schemaOf(app: INestApplication, reloaded: Record<string, unknown>): string | undefined {
  const {GraphQLSchemaHost} = reloaded['@nestjs/graphql'] as {GraphQLSchemaHost: typeof SchemaHost};
  try {
    return `${printSchema(app.get(GraphQLSchemaHost, {strict: false}).schema)}\n`;
  } catch {
    // Without GraphQLModule there is no such provider.
    return undefined;
  }
}
