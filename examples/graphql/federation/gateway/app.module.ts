import { IntrospectAndCompose } from '@apollo/gateway';
import {
  ApolloGatewayDriver,
  type ApolloGatewayDriverConfig,
} from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { subgraphs } from './subgraphs';

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloGatewayDriverConfig>({
      driver: ApolloGatewayDriver,
      gateway: { supergraphSdl: new IntrospectAndCompose({ subgraphs }) },
    }),
  ],
})
export class AppModule {}
