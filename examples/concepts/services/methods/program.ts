import { type INestApplication, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import {
  labels,
  projects,
  ticketLabels,
  tickets,
} from '../../../_harness/tracker-data';
import { Label, Project, Ticket } from './entities';
import * as reading from './reading';
import * as relations from './relations';
import * as writing from './writing';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket, Project, Label]),
  ],
})
class AppModule {}

async function seed(app: INestApplication): Promise<void> {
  const source = app.get(DataSource);
  await source.getRepository(Project).save(projects);
  await source.getRepository(Label).save(labels);
  const rows = tickets.map(({ projectId, ...ticket }) => ({
    ...ticket,
    project: { id: projectId },
    labels: ticketLabels
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ labelId }) => ({ id: labelId })),
  }));
  await source.getRepository(Ticket).save(rows);
}

const ofTickets = (
  run: string,
  sample: (tickets: QueryService<Ticket>) => unknown,
  throws = false,
) => ({
  run,
  throws,
  call: (app: INestApplication) =>
    sample(app.get(getQueryServiceToken(Ticket))),
});
const ofProjects = (
  run: string,
  sample: (projects: QueryService<Project>) => unknown,
) => ({
  run,
  call: (app: INestApplication) =>
    sample(app.get(getQueryServiceToken(Project))),
});

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    ofTickets('query', reading.query),
    ofTickets('count', reading.count),
    ofTickets('find-by-id', reading.findById),
    ofTickets('get-by-id', reading.getById, true),
    ofTickets('get-open-by-id', reading.getOpenById, true),
    ofTickets('aggregate', reading.aggregate),
    ofTickets('aggregate-none', reading.aggregateNone),
    ofTickets('aggregate-nothing', reading.aggregateNothing, true),
    ofProjects('query-relations', relations.queryRelations),
    ofProjects('query-relations-of-many', relations.queryRelationsOfMany),
    ofProjects('count-relations', relations.countRelations),
    ofProjects('aggregate-relations', relations.aggregateRelations),
    ofTickets('find-relation', relations.findRelation),
    ofTickets('create-one', writing.createOne),
    ofTickets('create-many', writing.createMany),
    ofTickets('create-taken', writing.createTaken, true),
    ofTickets('update-one', writing.updateOne),
    ofTickets('update-id', writing.updateId, true),
    ofTickets('update-many', writing.updateMany),
    ofTickets('add-relations', relations.addRelations),
    ofTickets('add-unknown', relations.addUnknown, true),
    ofTickets('add-filtered', relations.addFiltered, true),
    ofTickets('remove-relations', relations.removeRelations),
    ofTickets('set-relations', relations.setRelations),
    ofTickets('clear-relations', relations.clearRelations),
    ofTickets('set-relation', relations.setRelation),
    ofTickets('remove-relation', relations.removeRelation),
    ofTickets('delete-one', writing.deleteOne),
    ofTickets('delete-many', writing.deleteMany),
    ofTickets('delete-by-option', writing.deleteByOption),
    ofTickets('delete-all', writing.deleteAll),
  ],
});
