import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets, users } from '../../../_harness/tracker-data';
import { Project, Ticket, User } from '../owner/entities';
import { ProjectDTO } from '../owner/project.dto';
import { TicketDTO } from '../owner/ticket.dto';
import { CreateProjectDTO, UpdateProjectDTO } from './project.inputs';
import { CreateTicketDTO, UpdateTicketDTO } from './ticket.inputs';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          CreateDTOClass: CreateProjectDTO,
          UpdateDTOClass: UpdateProjectDTO,
        },
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'create-for-ben', fails: true },
    'create-project',
    'create-projects',
    { operation: 'give-away', fails: true },
    { operation: 'create-foreign-ticket', fails: true },
    'create-ticket',
    { operation: 'create-tickets', fails: true },
    'create-own-tickets',
  ],
});
