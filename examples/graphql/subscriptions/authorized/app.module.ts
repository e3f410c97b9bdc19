import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  NestjsQueryGraphQLModule,
  pubSubToken,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TracingPubSub } from '../own-events/tracing-pub-sub';
import { CreateProjectDTO, Project, ProjectDTO } from './project';

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
      subscriptions: { 'graphql-ws': true },
      // A WebSocket has its request in `extra`. This gives both kinds of context a `req`.
      context: ({
        req,
        extra,
      }: {
        req?: unknown;
        extra?: { request: unknown };
      }) => ({ req: req ?? extra?.request }),
    }),
    // #endregion
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project])],
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          CreateDTOClass: CreateProjectDTO,
          enableSubscriptions: true,
        },
      ],
      pubSub: { provide: pubSubToken(), useClass: TracingPubSub },
    }),
  ],
})
export class AppModule {}
