import {
  ApolloFederationDriver,
  type ApolloFederationDriverConfig,
} from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TicketsModule } from '../secured/tickets.module';

@Module({
  imports: [
    // #region enhancers
    GraphQLModule.forRoot<ApolloFederationDriverConfig>({
      driver: ApolloFederationDriver,
      autoSchemaFile: { federation: 2 },
      fieldResolverEnhancers: ['interceptors'],
    }),
    // #endregion enhancers
    TicketsModule,
  ],
})
export class AppModule {}
