import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module } from '@nestjs/common';
import {
  GraphQLModule,
  GraphQLSchemaHost,
  ID,
  ObjectType,
} from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  Authorize,
  CursorConnection,
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { graphql, type GraphQLSchema, parse, subscribe } from 'graphql';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets, users } from '../../../_harness/tracker-data';
import { Project, Ticket, User } from '../../authorization/owner/entities';
import { Recorder } from './recorder';

@ObjectType('Project')
@Authorize(Recorder)
@CursorConnection('tickets', () => TicketDTO, {
  enableAggregate: true,
  update: { enabled: true },
  remove: { enabled: true },
})
class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
@Authorize(Recorder)
@Relation('project', () => ProjectDTO, {
  update: { enabled: true },
  remove: { enabled: true },
  nullable: true,
})
class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

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
        // Renamed: the authorizer is still told queryMany.
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          read: { many: { name: 'allProjects' } },
        },
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          enableAggregate: true,
          enableSubscriptions: true,
        },
      ],
    }),
  ],
})
class AppModule {}

const queries = [
  '{ allProjects { edges { node { name } } } }',
  '{ ticket(id: 1) { title } }',
  '{ ticketAggregate { count { id } } }',
];

const mutations = [
  'createOneTicket(input: {ticket: {id: 21, title: "One"}}) { id }',
  'createManyTickets(input: {tickets: [{id: 22, title: "Two"}]}) { id }',
  'updateOneTicket(input: {id: 8, update: {title: "One"}}) { id }',
  'updateManyTickets(input: {filter: {id: {eq: 8}}, update: {title: "Two"}}) { updatedCount }',
  'deleteOneTicket(input: {id: 8}) { title }',
  'deleteManyTickets(input: {filter: {id: {eq: 7}}}) { deletedCount }',
].map((field) => `mutation { ${field} }`);

const subscriptions = [
  'createdTicket { title }',
  'updatedOneTicket { title }',
  'updatedManyTickets { updatedCount }',
  'deletedOneTicket { title }',
  'deletedManyTickets { deletedCount }',
].map((field) => `subscription { ${field} }`);

const relationQueries = [
  '{ project(id: 1) { tickets { edges { node { title } } } } }',
  '{ project(id: 1) { ticketsAggregate { count { id } } } }',
  '{ ticket(id: 1) { project { name } } }',
];

const relationMutations = [
  'setProjectOnTicket(input: {id: 1, relationId: 2}) { id }',
  'removeProjectFromTicket(input: {id: 1, relationId: 2}) { id }',
  'addTicketsToProject(input: {id: 1, relationIds: [1]}) { id }',
  'setTicketsOnProject(input: {id: 2, relationIds: [4, 5]}) { id }',
  'removeTicketsFromProject(input: {id: 1, relationIds: [1]}) { id }',
].map((field) => `mutation { ${field} }`);

async function send(schema: GraphQLSchema, sources: string[]): Promise<void> {
  for (const source of sources) {
    const { errors } = await graphql({ schema, source, contextValue: {} });
    if (errors) throw new Error(`${source}: ${errors.join(', ')}`);
  }
}

async function open(schema: GraphQLSchema, sources: string[]): Promise<void> {
  for (const source of sources) {
    const events = await subscribe({
      schema,
      document: parse(source),
      contextValue: {},
    });
    if (!(Symbol.asyncIterator in events))
      throw new Error(`${source}: ${events.errors?.join(', ')}`);
    await events.return?.(undefined);
  }
}

async function callEverything(app: INestApplication): Promise<void> {
  const { schema } = app.get(GraphQLSchemaHost);
  await send(schema, [...queries, ...mutations]);
  await open(schema, subscriptions);
  await send(schema, relationQueries);
  await send(schema, relationMutations);
}

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [{ run: 'names', call: callEverything }],
});
