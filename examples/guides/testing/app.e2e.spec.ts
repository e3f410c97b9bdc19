import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { getRepositoryToken } from '@nestjs/typeorm';
import { AppModule } from './app.module';
import { setUp } from './app.setup';
import { AsUser } from './as-user';
import { send } from './send';
import { Ticket } from './ticket';
import { TokenGuard } from './user';

describe('tickets over GraphQL', () => {
  // #region start
  let app: INestApplication;

  before(async () => {
    const module = await Test.createTestingModule({ imports: [AppModule] })
      .overrideGuard(TokenGuard)
      .useValue(new AsUser(2))
      .compile();
    app = module.createNestApplication({ logger: false });
    setUp(app);
    await app.listen(0, '127.0.0.1');
    await app.get(getRepositoryToken(Ticket), { strict: false }).save([
      { title: 'Rate limit the login', assigneeId: 1 },
      { title: 'Rotate the logs', assigneeId: 2 },
    ]);
  });

  after(() => app.close());
  // #endregion

  // #region tests
  it('lists only the tickets of the user', async () => {
    const { data } = await send(
      app,
      '{ tickets { edges { node { title } } } }',
    );
    assert.deepEqual(data, {
      tickets: { edges: [{ node: { title: 'Rotate the logs' } }] },
    });
  });

  it('does not delete a ticket of somebody else', async () => {
    const { errors } = await send(
      app,
      'mutation { deleteOneTicket(input: {id: 1}) { id } }',
    );
    assert.equal(errors?.[0]?.message, 'Unable to find Ticket with id: 1');
  });
  // #endregion

  it('refuses to delete everything', async () => {
    const { errors } = await send(
      app,
      'mutation { deleteManyTickets(input: {filter: {}}) { deletedCount } }',
    );
    assert.equal(errors?.[0]?.message, 'Bad Request Exception');
  });
});
