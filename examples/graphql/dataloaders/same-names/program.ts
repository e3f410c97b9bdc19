import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import {
  Comment,
  Label,
  Project,
  Ticket,
  User,
} from '../../relations/first/entities';
import { seed } from '../../relations/first/seed';
import * as projects from './project.dto';
import * as tickets from './ticket.dto';

const imports = [
  NestjsQueryTypeOrmModule.forFeature([Comment, Label, Project, Ticket, User]),
];

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
      imports,
      resolvers: [{ EntityClass: Project, DTOClass: projects.ItemDTO }],
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports,
      dtos: [{ DTOClass: tickets.LabelDTO }],
      resolvers: [{ EntityClass: Ticket, DTOClass: tickets.ItemDTO }],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed,
  steps: ['labels', 'labels-below-projects'],
});
