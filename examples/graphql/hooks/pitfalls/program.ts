import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module } from '@nestjs/common';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { graphql } from 'graphql';
import { defineProgram } from '../../../_harness/define-program';
import { Ticket } from '../functions/ticket.entity';
import {
  BugDTO,
  CrashDTO,
  CreateBugDTO,
  CreateCrashDTO,
  CreateIdeaDTO,
  IdeaDTO,
} from './bugs';
import { CreateReportDTO, ReportDTO } from './reports';
import { CreateTicketDTO, TicketDTO, UpdateTicketDTO } from './tickets';
import { UserGuard } from './user.guard';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
        { EntityClass: Ticket, DTOClass: BugDTO, CreateDTOClass: CreateBugDTO },
        {
          EntityClass: Ticket,
          DTOClass: CrashDTO,
          CreateDTOClass: CreateCrashDTO,
        },
        {
          EntityClass: Ticket,
          DTOClass: IdeaDTO,
          CreateDTOClass: CreateIdeaDTO,
        },
        {
          EntityClass: Ticket,
          DTOClass: ReportDTO,
          CreateDTOClass: CreateReportDTO,
          guards: [UserGuard],
        },
      ],
    }),
  ],
})
class AppModule {}

/** Sends what the operation "title-too-long" sends, for what the hook prints. */
async function sendTitleTooLong(
  app: INestApplication,
): Promise<string | undefined> {
  const { schema } = app.get(GraphQLSchemaHost);
  const source =
    'mutation { createOneTicket(input: {ticket: {title: "Longer than twenty characters"}}) { title } }';
  const { errors } = await graphql({ schema, source, contextValue: {} });
  return errors?.[0]?.message;
}

export default defineProgram({
  module: AppModule,
  steps: [
    { operation: 'title-too-long', fails: true },
    { run: 'hook-sees', call: sendTitleTooLong },
    'title-after-hook',
    { operation: 'no-return', fails: true },
    'stacked',
    'inherited',
    { operation: 'arrow', fails: true },
    'guard',
  ],
});
