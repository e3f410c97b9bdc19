import { ApolloGateway, LocalCompose } from '@apollo/gateway';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { printSubgraphSchema } from '@apollo/subgraph';
import {
  ApolloFederationDriver,
  type ApolloFederationDriverConfig,
} from '@nestjs/apollo';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  GraphQLModule,
  GraphQLSchemaHost,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { parse } from 'graphql';

/** A subgraph whose one query answers with a type; returns what it publishes. */
async function subgraph(query: string, type: Type): Promise<string> {
  @Resolver()
  class EffortResolver {
    @Query(() => type, { name: query })
    effort() {
      return { hours: 3 };
    }
  }

  @Module({
    imports: [
      GraphQLModule.forRoot<ApolloFederationDriverConfig>({
        driver: ApolloFederationDriver,
        autoSchemaFile: { federation: 2 },
        plugins: [ApolloServerPluginInlineTraceDisabled()],
      }),
    ],
    providers: [EffortResolver],
  })
  class SubgraphModule {}

  const app = await NestFactory.create(SubgraphModule, { logger: false });
  await app.init();
  const sdl = printSubgraphSchema(app.get(GraphQLSchemaHost).schema);
  await app.close();
  return sdl;
}

/** Composes two subgraphs that both have this type, as a gateway does. */
export async function compose(type: Type): Promise<string> {
  const subgraphs = [
    await subgraph('planned', type),
    await subgraph('spent', type),
  ];
  const gateway = new ApolloGateway({
    supergraphSdl: new LocalCompose({
      localServiceList: subgraphs.map((sdl, index) => ({
        name: `subgraph${index + 1}`,
        typeDefs: parse(sdl),
      })),
    }),
    // What it logs is what it throws.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  await gateway.load();
  await gateway.stop();
  return 'The subgraphs compose.';
}
