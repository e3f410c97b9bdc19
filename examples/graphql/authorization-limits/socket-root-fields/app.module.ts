import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { oneRootField } from '../../authorization/one-root-field/one-root-field';
import { TrackerModule } from '../../authorization/owner/tracker.module';

interface Connection {
  req?: unknown;
  extra?: { request: unknown };
}

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    // #region graphql
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
      validationRules: [oneRootField],
      subscriptions: { 'graphql-ws': true },
      context: ({ req, extra }: Connection) => ({ req: req ?? extra?.request }),
    }),
    // #endregion
    TrackerModule,
  ],
})
export class AppModule {}
