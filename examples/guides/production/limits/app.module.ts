import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { isolateFields } from '../../../graphql/authorization/isolated/isolate-fields';
import { TrackerModule } from '../../tenants/tracker.module';
import { CostPlugin } from './cost.plugin';
import { forClients } from './for-clients';
import { socket } from './socket';

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
      fieldResolverEnhancers: ['interceptors'],
      transformSchema: isolateFields,
      introspection: false,
      playground: false,
      hideSchemaDetailsFromClientErrors: true,
      formatError: forClients,
      subscriptions: { 'graphql-ws': socket },
      context: ({ req, extra }: Connection) => ({ req: req ?? extra?.request }),
    }),
    // #endregion
    TrackerModule,
  ],
  providers: [CostPlugin],
})
export class AppModule {}
