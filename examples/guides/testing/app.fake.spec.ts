import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { getDataSourceToken } from '@nestjs/typeorm';
import {
  getQueryServiceToken,
  NoOpQueryService,
} from '@ptc-org/nestjs-query-core';
import { AppModule } from './app.module';
import { setUp } from './app.setup';
import { AsUser } from './as-user';
import { send } from './send';
import { Ticket } from './ticket';
import { TokenGuard } from './user';

// #region fake
class FakeTickets extends NoOpQueryService<Ticket> {
  override async query(): Promise<Ticket[]> {
    return [Object.assign(new Ticket(), { id: 1, title: 'Rotate the logs' })];
  }
}
// #endregion

const list = '{ tickets { edges { node { title } } } }';
const listed = { tickets: { edges: [{ node: { title: 'Rotate the logs' } }] } };

describe('an application over a fake service', () => {
  let app: INestApplication;

  before(async () => {
    // #region override
    const module = await Test.createTestingModule({ imports: [AppModule] })
      .overrideProvider(getQueryServiceToken(Ticket))
      .useValue(new FakeTickets())
      .overrideGuard(TokenGuard)
      .useValue(new AsUser(2))
      .compile();
    // #endregion
    app = module.createNestApplication({ logger: false });
    setUp(app);
    await app.listen(0, '127.0.0.1');
  });

  after(() => app.close());

  it('lists what the fake returns', async () => {
    assert.deepEqual((await send(app, list)).data, listed);
  });

  it('tells which method the fake lacks', async () => {
    const { errors } = await send(
      app,
      'mutation { deleteOneTicket(input: {id: 1}) { id } }',
    );
    assert.equal(errors?.[0]?.message, 'deleteOne is not implemented');
  });
});

describe('an application without a database', () => {
  let app: INestApplication;

  before(async () => {
    // #region no-database
    const dataSource = {
      options: {},
      entityMetadatas: [],
      getRepository: () => ({}),
      destroy: () => {},
    };
    const module = await Test.createTestingModule({ imports: [AppModule] })
      .overrideProvider(getDataSourceToken())
      .useValue(dataSource)
      .overrideProvider(getQueryServiceToken(Ticket))
      .useValue(new FakeTickets())
      .overrideGuard(TokenGuard)
      .useValue(new AsUser(2))
      .compile();
    // #endregion
    app = module.createNestApplication({ logger: false });
    setUp(app);
    await app.listen(0, '127.0.0.1');
  });

  after(() => app.close());

  it('lists what the fake returns', async () => {
    assert.deepEqual((await send(app, list)).data, listed);
  });
});
