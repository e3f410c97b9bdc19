import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  type GraphQLPubSub,
  NestjsQueryGraphQLModule,
  pubSubToken,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateTicketDTO, Project, Ticket, TicketDTO } from '../events/tracker';

/** The tickets of `events`, on this bus. */
export function trackerOn(bus: GraphQLPubSub): DynamicModule {
  return {
    module: class BusModule {},
    imports: [
      TypeOrmModule.forRoot({
        type: 'sqljs',
        entities: [Project, Ticket],
        synchronize: true,
      }),
      GraphQLModule.forRoot<ApolloDriverConfig>({
        driver: ApolloDriver,
        autoSchemaFile: true,
        subscriptions: { 'graphql-ws': true },
      }),
      NestjsQueryGraphQLModule.forFeature({
        imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
        resolvers: [
          {
            EntityClass: Ticket,
            DTOClass: TicketDTO,
            CreateDTOClass: CreateTicketDTO,
            enableSubscriptions: true,
          },
        ],
        pubSub: { provide: pubSubToken(), useValue: bus },
      }),
    ],
  };
}
