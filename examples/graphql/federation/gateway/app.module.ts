import { IntrospectAndCompose } from '@apollo/gateway';
import {
  ApolloGatewayDriver,
  type ApolloGatewayDriverConfig,
} from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloGatewayDriverConfig>({
      driver: ApolloGatewayDriver,
      gateway: {
        supergraphSdl: new IntrospectAndCompose({
          subgraphs: [
            { name: 'projects', url: process.env.PROJECTS_URL },
            { name: 'tickets', url: process.env.TICKETS_URL },
          ],
        }),
      },
    }),
  ],
})
export class AppModule {}
