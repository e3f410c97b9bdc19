import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket } from './ticket';
import { TicketService } from './ticket.service';

// #region module
@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
  providers: [TicketService],
})
class TestModule {}
// #endregion

describe('TicketService on SQLite', () => {
  // #region start
  let app: INestApplicationContext;
  let tickets: TicketService;

  beforeEach(async () => {
    app = await NestFactory.createApplicationContext(TestModule, {
      logger: false,
    });
    tickets = app.get(TicketService);
    await tickets.createMany([
      { title: 'Rate limit the login' },
      { title: 'Rotate the logs' },
    ]);
  });

  afterEach(() => app.close());
  // #endregion

  // #region test
  it('stores that a ticket is closed', async () => {
    await tickets.close(1);

    const open = await tickets.query({ filter: { status: { eq: 'open' } } });
    assert.deepEqual(
      open.map(({ title }) => title),
      ['Rotate the logs'],
    );
  });
  // #endregion

  it('begins each test with a fresh database', async () => {
    assert.equal(await tickets.count({ status: { eq: 'open' } }), 2);
  });
});
