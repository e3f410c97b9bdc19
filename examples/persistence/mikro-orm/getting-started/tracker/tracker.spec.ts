import { deepEqual } from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MikroORM, RequestContext } from '@mikro-orm/core';
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

test('finds the urgent tickets', () =>
  RequestContext.create(app.get(MikroORM).em, async () => {
    const found = await tickets.query({ filter: { priority: { gte: 4 } } });
    deepEqual(
      found.map(({ title }) => title),
      ['Login page is slow'],
    );
  }));
