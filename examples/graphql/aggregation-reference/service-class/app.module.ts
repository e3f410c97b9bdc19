import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  Project,
  ProjectDTO,
  ProjectService,
  Ticket,
  TicketDTO,
} from './tracker';

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
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      services: [ProjectService],
      dtos: [{ DTOClass: TicketDTO }],
      // #region resolver
      resolvers: [
        {
          ServiceClass: ProjectService,
          DTOClass: ProjectDTO,
          enableAggregate: true,
        },
      ],
      // #endregion resolver
    }),
  ],
})
export class AppModule {}
