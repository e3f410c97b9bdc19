import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Context, GraphQLModule, Int, Query, Resolver } from '@nestjs/graphql';
import { Test } from '@nestjs/testing';
import { AsUser } from './as-user';
import { send } from './send';
import { type Context as UserContext, TokenGuard } from './user';

@Resolver()
class UserResolver {
  @Query(() => Int)
  userId(@Context() { req }: UserContext): number {
    return req.user.id;
  }
}

const graphql = GraphQLModule.forRoot<ApolloDriverConfig>({
  driver: ApolloDriver,
  autoSchemaFile: true,
});

// #region module
@Module({
  imports: [graphql],
  providers: [
    UserResolver,
    TokenGuard,
    { provide: APP_GUARD, useExisting: TokenGuard },
  ],
})
class AppModule {}
// #endregion

@Module({
  imports: [graphql],
  providers: [UserResolver, { provide: APP_GUARD, useClass: TokenGuard }],
})
class UseClassModule {}

describe('a guard of the whole application', () => {
  let app: INestApplication;

  before(async () => {
    // #region override
    const module = await Test.createTestingModule({ imports: [AppModule] })
      .overrideProvider(TokenGuard)
      .useValue(new AsUser(2))
      .compile();
    // #endregion
    app = module.createNestApplication({ logger: false });
    await app.listen(0, '127.0.0.1');
  });

  after(() => app.close());

  it('is replaced as a provider', async () => {
    assert.deepEqual((await send(app, '{ userId }')).data, { userId: 2 });
  });
});

describe('a guard that is registered with useClass', () => {
  let app: INestApplication;

  before(async () => {
    const module = await Test.createTestingModule({ imports: [UseClassModule] })
      .overrideGuard(TokenGuard)
      .useValue(new AsUser(2))
      .compile();
    app = module.createNestApplication({ logger: false });
    await app.listen(0, '127.0.0.1');
  });

  after(() => app.close());

  it('still asks for a token after overrideGuard', async () => {
    const { errors } = await send(app, '{ userId }');
    assert.equal(errors?.[0]?.message, 'Unauthorized');
  });
});
