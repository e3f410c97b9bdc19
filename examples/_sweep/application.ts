import { type INestApplication, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { endpoint } from '../_harness/boot';
import { acceptUsers } from '../_harness/request-user';
import { rowsOf, snapshot } from './data';
import { dtosOf } from './dtos';
import { moduleOf } from './module';
import type { AppOptions } from './options';
import { withIds } from './ids';
import type { Adapter } from './stack';
import { supported } from './supported';
import type { Target } from './target';

let built = 0;

/** Builds an application on an adapter, starts it on an empty database, and says how to ask it. */
export async function start(
  wanted: AppOptions,
  adapter: Adapter,
): Promise<Target> {
  built += 1;
  const stack = adapter();
  const options = supported(wanted, stack);
  const dtos = dtosOf(options, `A${built}`, stack);
  const module = moduleOf(options, dtos, stack, await stack.root());
  const app = await NestFactory.create(module, {
    logger: false,
    abortOnError: false,
  });
  acceptUsers(app);
  usePipe(app, options);
  await app.listen(0, '127.0.0.1');
  const store = stack.store(app);
  const { schema } = app.get(GraphQLSchemaHost);
  const { idOf } = stack;
  // The filter of a planted relation shows in links to hidden rows only.
  const crossLinks =
    !options.filterable || options.hazard?.startsWith('planted') === true;
  const tables = Object.keys(rowsOf('a', crossLinks));
  return {
    url: await endpoint(app),
    schema,
    ...(idOf && { spelled: (query) => withIds(query, schema, idOf) }),
    fill: (variant) => store.fill(rowsOf(variant, crossLinks)),
    snapshot: () => snapshot(store, tables),
    user: { id: 1 },
    other: { id: 2 },
    stop: () => app.close(),
  };
}

function usePipe(app: INestApplication, { pipe }: AppOptions): void {
  if (pipe === 'none') return;
  const whitelist = pipe === 'whitelist';
  app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist }));
}
