// #region imports
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  AbstractAssembler,
  getQueryServiceToken,
  InjectAssemblerQueryService,
  NoOpQueryService,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { DigestService } from './digest.service';
import { Ticket } from './ticket';
// #endregion

// #region by-token
describe('DigestService', () => {
  const tickets = {
    query: mock.fn(async () => [{ title: 'Rate limit the login' }]),
  };

  @Module({
    providers: [
      DigestService,
      { provide: getQueryServiceToken(Ticket), useValue: tickets },
    ],
  })
  class TestModule {}

  it('lists what the query service finds', async () => {
    const app = await NestFactory.createApplicationContext(TestModule, {
      logger: false,
    });

    assert.equal(
      await app.get(DigestService).openTitles(),
      '- Rate limit the login',
    );
    assert.deepEqual(tickets.query.mock.calls[0]?.arguments, [
      { filter: { status: { eq: 'open' } } },
    ]);
    await app.close();
  });
});
// #endregion

// #region no-op
class FakeTickets extends NoOpQueryService<Ticket> {
  override async query(): Promise<Ticket[]> {
    return [Object.assign(new Ticket(), { title: 'Rotate the logs' })];
  }
}

describe('DigestService over a fake service', () => {
  it('needs no container at all', async () => {
    assert.equal(
      await new DigestService(new FakeTickets()).openTitles(),
      '- Rotate the logs',
    );
  });

  it('learns of every method that the fake lacks', async () => {
    await assert.rejects(new FakeTickets().count({}), {
      message: 'count is not implemented',
    });
  });
});
// #endregion

// #region assembler-token
abstract class TicketAssembler extends AbstractAssembler<Ticket, Ticket> {}

@Injectable()
class Board {
  constructor(
    @InjectAssemblerQueryService(TicketAssembler as never)
    readonly tickets: QueryService<Ticket>,
  ) {}
}

describe('a class that injects the service over an assembler', () => {
  const tickets = { query: mock.fn() };

  @Module({
    providers: [
      Board,
      { provide: 'TicketAssemblerQueryService', useValue: tickets },
    ],
  })
  class TestModule {}

  it('takes it from the token named after the assembler', async () => {
    const app = await NestFactory.createApplicationContext(TestModule, {
      logger: false,
    });
    assert.equal(app.get(Board).tickets, tickets);
    await app.close();
  });
});
// #endregion
