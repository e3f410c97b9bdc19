import {type INestApplication, type LogLevel, type Type, ValidationPipe} from '@nestjs/common';
import {NestFactory} from '@nestjs/core';
import {GraphQLSchemaHost} from '@nestjs/graphql';
import type {GraphQLSchema} from 'graphql';
import type {MainProgram, ModuleProgram} from './define-program';

export interface BootOptions {
  /** 0 takes a free one. */
  port: number;
  /** Middleware that stands before the app's own. */
  prepare: (app: INestApplication) => void;
}

const host = '127.0.0.1';
/** What programs log. */
export const LOG_LEVELS: LogLevel[] = ['warn', 'error', 'fatal'];
// Without `abortOnError: false` Nest ends the process where a page shows the error.
const nestOptions = {logger: LOG_LEVELS, abortOnError: false};

/** Starts a program's app and resolves once it listens. */
export async function boot(
  program: ModuleProgram | MainProgram,
  options: BootOptions,
): Promise<INestApplication> {
  if (program.main) return bootMain(program.main, options);
  const app = await NestFactory.create(program.module, nestOptions);
  options.prepare(app);
  app.useGlobalPipes(new ValidationPipe({transform: true}));
  await app.listen(options.port, host);
  return app;
}

/**
 * Executes a reader's `main.ts` as it stands: Nest's factory and `listen` are the two places where the harness
 * has its say (middleware, address), so that the file needs no word about it.
 */
function bootMain(main: MainProgram['main'], {port, prepare}: BootOptions): Promise<INestApplication> {
  const create = NestFactory.create.bind(NestFactory);
  return new Promise((resolve, reject) => {
    NestFactory.create = async <T extends INestApplication>(module: Type): Promise<T> => {
      const app = await create<T>(module, nestOptions);
      prepare(app);
      const listen = async (): Promise<unknown> => {
        const server: unknown = await app.listen(port, host);
        resolve(app);
        return server;
      };
      // Nest's app is itself a proxy, which drops assignments: `app.listen = …` would have no effect.
      return new Proxy(app, {get: (target, key) => (key === 'listen' ? listen : Reflect.get(target, key))});
    };
    main().catch(reject);
  });
}

/** The address of a listening app's GraphQL endpoint. */
export async function endpoint(app: INestApplication): Promise<string> {
  return `${(await app.getUrl()).replace('[::1]', host)}/graphql`;
}

/** The schema of an app; undefined for a gateway, which keeps none there, and without `GraphQLModule`. */
export function schemaOfApp(app: INestApplication): GraphQLSchema | undefined {
  try {
    return app.get(GraphQLSchemaHost, {strict: false}).schema;
  } catch {
    return undefined;
  }
}
