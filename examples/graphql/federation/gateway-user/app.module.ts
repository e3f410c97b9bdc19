import { IntrospectAndCompose } from '@apollo/gateway';
import {
  ApolloGatewayDriver,
  type ApolloGatewayDriverConfig,
} from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { ForwardUser } from './forward-user';

@Module({
  imports: [
    // #region gateway
    GraphQLModule.forRoot<ApolloGatewayDriverConfig>({
      driver: ApolloGatewayDriver,
      gateway: {
        supergraphSdl: new IntrospectAndCompose({
          subgraphs: [{ name: 'tickets', url: process.env.TICKETS_URL }],
        }),
        buildService: ({ url }) => new ForwardUser({ url }),
      },
    }),
    // #endregion gateway
  ],
})
export class AppModule {}
