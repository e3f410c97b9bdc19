// #region imports
import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import type { FilterQueryBuilder } from '@ptc-org/nestjs-query-typeorm/src/query';
import type { Repository } from 'typeorm';
import { Ticket } from './ticket';
import { TicketService } from './ticket.service';
// #endregion

// #region skeleton
const repository = {
  metadata: { columns: [] },
  manager: { connection: { driver: { options: { type: 'sqljs' } } } },
} as unknown as Repository<Ticket>;
// #endregion

// #region mocks
describe('TicketService with mocked methods', () => {
  let service: TicketService;

  beforeEach(() => (service = new TicketService(repository)));

  // #region closes
  it('closes an open ticket', async () => {
    mock.method(service, 'getById', async () => ({ id: 1, status: 'open' }));
    const updateOne = mock.method(service, 'updateOne', async () => ({
      id: 1,
      status: 'done',
    }));

    assert.deepEqual(await service.close(1), { id: 1, status: 'done' });
    assert.deepEqual(updateOne.mock.calls[0]?.arguments, [
      1,
      { status: 'done' },
    ]);
  });
  // #endregion

  it('refuses to close a ticket twice', async () => {
    mock.method(service, 'getById', async () => ({ id: 1, status: 'done' }));

    await assert.rejects(service.close(1), {
      message: 'Ticket 1 is closed already',
    });
  });
});
// #endregion

// #region bare
describe('a bare fake', () => {
  it('is not enough for the constructor', () => {
    const bare = { findOne: mock.fn() } as unknown as Repository<Ticket>;
    assert.throws(() => new TicketService(bare), {
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'connection')",
    });
  });
});
// #endregion

// #region own-builder
describe('a bare fake with a builder of its own', () => {
  it('is enough, because the service uses the builder', async () => {
    const select = mock.fn(() => ({
      getMany: async () => [{ id: 1, status: 'open' }],
    }));
    const filterQueryBuilder = {
      select,
    } as unknown as FilterQueryBuilder<Ticket>;
    const bare = {} as Repository<Ticket>;
    const service = new TypeOrmQueryService(bare, { filterQueryBuilder });

    assert.deepEqual(await service.query({}), [{ id: 1, status: 'open' }]);
  });
});
// #endregion
