import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { CreateProjectDTO, ProjectDTO, TicketDTO } from './project.dto';
import { Project, Ticket } from './project.entity';
import { ProjectService } from './project.service';

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
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          CreateDTOClass: CreateProjectDTO,
          enableAggregate: true,
        },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const source = app.get(DataSource);
    await source.getRepository(Project).save(projects);
    await source.getRepository(Ticket).save(tickets);
  },
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'busy-projects', sql: true },
    { operation: 'of-busy-projects', fails: true },
    { operation: 'most-open', fails: true },
    { operation: 'create-project', fails: true },
    {
      run: 'read-back',
      call: (app) =>
        app
          .get(ProjectService, { strict: false })
          .createOne({ name: 'Handbook' }),
    },
  ],
});
