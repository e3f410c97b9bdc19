// #region imports
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  type DeepPartial,
  getQueryServiceToken,
  NoOpQueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from './ticket';
import { TicketResolver } from './ticket.resolver';
// #endregion

// #region resolver
class FakeTickets extends NoOpQueryService<Ticket> {
  override async updateOne(
    id: string | number,
    update: DeepPartial<Ticket>,
  ): Promise<Ticket> {
    return Object.assign(new Ticket(), {
      id,
      title: 'Rotate the logs',
      ...update,
    });
  }
}

const provideTickets = {
  provide: getQueryServiceToken(Ticket),
  useValue: new FakeTickets(),
};

describe('TicketResolver', () => {
  // #region module
  @Module({
    imports: [
      NestjsQueryGraphQLModule.forFeature({ dtos: [{ DTOClass: Ticket }] }),
    ],
    providers: [TicketResolver, provideTickets],
  })
  class TestModule {}
  // #endregion

  it('reopens a ticket', async () => {
    const app = await NestFactory.createApplicationContext(TestModule, {
      logger: false,
    });

    assert.equal(
      (await app.get(TicketResolver).reopenTicket(4)).status,
      'open',
    );
    await app.close();
  });
});
// #endregion

// #region without-dtos
describe('a test module that does not register the DTO', () => {
  @Module({ providers: [TicketResolver, provideTickets] })
  class TestModule {}

  it('does not start', async () => {
    await assert.rejects(
      NestFactory.createApplicationContext(TestModule, {
        logger: false,
        abortOnError: false,
      }),
      /Nest can't resolve dependencies of the TicketAuthorizerInterceptor \(\?\)/,
    );
  });
});
// #endregion
