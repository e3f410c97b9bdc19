import { NestFactory } from '@nestjs/core';
import { defineProgram } from '../../../../_harness/define-program';
import { entries, moduleOf } from './modules';

const query =
  'mutation { createOneTicket(input: {ticket: {title: "Rate limit"}}) { title } }';

async function created(): Promise<void> {
  for (const [name, entry] of Object.entries(entries)) {
    const app = await NestFactory.create(moduleOf(entry), { logger: false });
    await app.listen(0, '127.0.0.1');
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${await app.getUrl()}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as {
      data: { createOneTicket: { title: string } };
    };
    console.log(`${name}: ${data.createOneTicket.title}`);
    await app.close();
  }
}

export default defineProgram({ steps: [{ run: 'created', call: created }] });
