// #region imports
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TicketModule } from './ticket.module';
import { TicketService } from './ticket.service';
// #endregion

// #region http
@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketModule,
  ],
})
class TestModule {}

describe('tickets over HTTP', () => {
  let app: INestApplication;

  before(async () => {
    app = await NestFactory.create(TestModule, { logger: false });
    app.useGlobalPipes(new ValidationPipe({ transform: true }));
    await app.listen(0, '127.0.0.1');
    await app
      .get(TicketService, { strict: false })
      .createOne({ title: 'Rate limit the login' });
  });

  after(() => app.close());

  async function send(query: string) {
    const response = await fetch(`${await app.getUrl()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as {
      data?: unknown;
      errors?: { message: string }[];
    };
  }

  it('lists tickets', async () => {
    assert.deepEqual(
      await send('{ tickets { edges { node { id title } } } }'),
      {
        data: {
          tickets: {
            edges: [{ node: { id: '1', title: 'Rate limit the login' } }],
          },
        },
      },
    );
  });

  it('refuses to delete everything', async () => {
    const { errors } = await send(
      'mutation { deleteManyTickets(input: {filter: {}}) { deletedCount } }',
    );
    assert.equal(errors?.[0]?.message, 'Bad Request Exception');
  });
});
// #endregion
