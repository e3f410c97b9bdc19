import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getQueryServiceToken, QueryService } from '@ptc-org/nestjs-query-core';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';
import { TicketReports } from './ticket-reports';

let app: INestApplicationContext;

before(async () => {
  app = await NestFactory.createApplicationContext(AppModule, {
    logger: false,
  });
  const tickets = app.get<QueryService<Ticket>>(getQueryServiceToken(Ticket), {
    strict: false,
  });
  await tickets.createMany([
    { title: 'Rotate the logs', priority: 2 },
    { title: 'Rate limit the login', priority: 5 },
    { title: 'Update the imprint', priority: 4, status: 'done' },
  ]);
});

after(() => app.close());

it('lists open tickets, the most urgent first', async () => {
  const reports = app.get(TicketReports, { strict: false });
  assert.deepEqual(await reports.mostUrgent(), [
    '5 Rate limit the login',
    '2 Rotate the logs',
  ]);
});
