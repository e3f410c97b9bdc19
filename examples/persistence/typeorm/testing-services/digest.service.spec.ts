import assert from 'node:assert/strict';
import {describe, it, mock} from 'node:test';
import {Module} from '@nestjs/common';
import {NestFactory} from '@nestjs/core';
import {getQueryServiceToken, NoOpQueryService} from '@ptc-org/nestjs-query-core';
import {DigestService} from './digest.service';
import {Ticket} from './ticket';

// #region by-token
describe('DigestService', () => {
  const tickets = {query: mock.fn(async () => [{title: 'Rate limit the login'}])};

  @Module({providers: [DigestService, {provide: getQueryServiceToken(Ticket), useValue: tickets}]})
  class TestModule {}

  it('lists what the query service finds', async () => {
    const app = await NestFactory.createApplicationContext(TestModule, {logger: false});

    assert.equal(await app.get(DigestService).openTitles(), '- Rate limit the login');
    assert.deepEqual(tickets.query.mock.calls[0]?.arguments, [{filter: {status: {eq: 'open'}}}]);
    await app.close();
  });
});
// #endregion

// #region no-op
class FakeTickets extends NoOpQueryService<Ticket> {
  override async query(): Promise<Ticket[]> {
    return [Object.assign(new Ticket(), {title: 'Rotate the logs'})];
  }
}

describe('DigestService over a fake service', () => {
  it('needs no container at all', async () => {
    assert.equal(await new DigestService(new FakeTickets()).openTitles(), '- Rotate the logs');
  });

  it('learns of every method that the fake lacks', async () => {
    await assert.rejects(new FakeTickets().count({}), {message: 'count is not implemented'});
  });
});
// #endregion
