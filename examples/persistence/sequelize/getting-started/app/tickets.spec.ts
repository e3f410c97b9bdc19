import { deepEqual } from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { getQueryServiceToken, QueryService } from '@ptc-org/nestjs-query-core';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

let app: INestApplication;
let tickets: QueryService<Ticket>;

before(async () => {
  const testing = await Test.createTestingModule({
    imports: [AppModule],
  }).compile();
  app = await testing.createNestApplication().init();
  tickets = app.get(getQueryServiceToken(Ticket), { strict: false });
});

after(() => app.close());

test('a new ticket is open, and found by a part of its title', async () => {
  const { id } = await tickets.createOne({ title: 'Export as PDF' });
  const found = await tickets.query({ filter: { title: { like: '%PDF' } } });
  deepEqual(
    found.map((ticket) => [ticket.id, ticket.status]),
    [[id, 'open']],
  );
  await tickets.deleteOne(id);
});
