import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { isolateFields } from '../../../graphql/authorization/isolated/isolate-fields';
import { TrackerModule } from '../../tenants/tracker.module';
import { CostPlugin } from '../limits/cost.plugin';
import { forClients } from '../limits/for-clients';

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
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
      fieldResolverEnhancers: ['interceptors'],
      transformSchema: isolateFields,
      introspection: false,
      playground: false,
      hideSchemaDetailsFromClientErrors: true,
      formatError: forClients,
      subscriptions: { 'graphql-ws': true },
      context: ({ req, extra }: Connection) => ({ req: req ?? extra?.request }),
    }),
    TrackerModule,
  ],
  providers: [CostPlugin],
})
export class AppModule {}
