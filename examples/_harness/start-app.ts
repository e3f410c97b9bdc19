import type {Type} from '@nestjs/common';
import {NestFactory} from '@nestjs/core';

/** Starts a module as an app would and closes it again; rejects with what stops it. For runs whose point is that error. */
export async function startApp(module: Type): Promise<string> {
  const app = await NestFactory.create(module, {logger: false, abortOnError: false});
  await app.init();
  await app.close();
  return 'The app starts.';
}
