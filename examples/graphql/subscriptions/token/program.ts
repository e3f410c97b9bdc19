import { setTimeout as delay } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { endpoint } from '../../../_harness/boot';
import { defineProgram } from '../../../_harness/define-program';
import { AppModule } from './app.module';
import { listen } from './listen';

/** Creates projects as Ada until the client with this token has printed something. */
async function listenWith(token: string, app: INestApplication) {
  const url = await endpoint(app);
  const query =
    'mutation { createOneProject(input: {project: {name: "Website", ownerId: 1}}) { id } }';
  let heard = false;
  const listening = listen(url.replace('http', 'ws'), token).finally(
    () => (heard = true),
  );
  // Nothing tells from outside when the subscription is open.
  while (!heard) {
    await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer token-of-ada',
      },
      body: JSON.stringify({ query }),
    });
    await delay(100);
  }
  await listening;
}

export default defineProgram({
  module: AppModule,
  steps: [
    { run: 'client', call: (app) => listenWith('token-of-ada', app) },
    { run: 'stranger', call: (app) => listenWith('another-token', app) },
  ],
});
