import { setTimeout as delay } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { endpoint } from '../../../_harness/boot';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { listen } from './listen';
import { Project, Ticket } from './tracker';

async function listenToApp(app: INestApplication) {
  const url = await endpoint(app);
  const query =
    'mutation { createOneTicket(input: {ticket: {title: "Seen by the client"}}) { id } }';
  let heard = false;
  const listening = listen(url.replace('http', 'ws')).then(
    () => (heard = true),
  );
  // Nothing tells from outside when the subscription is open.
  while (!heard) {
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    await delay(100);
  }
  await listening;
}

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  schema: true,
  steps: [
    { subscription: 'created', during: ['create-one'] },
    { subscription: 'created-many', during: ['create-many'], events: 2 },
    { subscription: 'updated-one', during: ['update-one'] },
    { subscription: 'updated-many', during: ['update-many'] },
    { subscription: 'updated-none', during: ['update-none'] },
    { subscription: 'deleted-one', during: ['delete-one'] },
    { subscription: 'deleted-many', during: ['delete-many'] },
    { subscription: 'deleted-eight', during: ['delete-eight'], events: 0 },
    {
      subscription: 'created-urgent',
      during: ['create-ordinary', 'create-urgent'],
      events: 1,
    },
    { subscription: 'due-at', during: ['create-due'], events: 0 },
    { subscription: 'due-on', during: ['create-due-again'] },
    { subscription: 'project-updated', during: ['add-ticket'], events: 0 },
    { run: 'client', call: listenToApp },
  ],
});
