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
import * as faults from './faults';
import * as filters from './filters';
import * as paging from './paging-and-sorting';

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

export async function seed(app: INestApplication): Promise<void> {
  const source = app.get(DataSource);
  await source.getRepository(Project).save(projects);
  await source.getRepository(Label).save(labels);
  const rows = tickets.map(({ projectId, ...ticket }) => ({
    ...ticket,
    blocked: ticket.id === 5 ? null : ticket.id === 3,
    project: { id: projectId },
    labels: ticketLabels
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ labelId }) => ({ id: labelId })),
  }));
  await source.getRepository(Ticket).save(rows);
}

/** Tickets as the outputs of the page list them, one a line. */
export function show(tickets: Ticket[]): string {
  if (tickets.length === 0) return 'no ticket';
  return tickets
    .map(({ id, title, status, priority, dueDate }) => {
      const due = dueDate ? dueDate.toISOString().slice(0, 10) : 'null';
      return `#${id}  ${status.padEnd(7)}  ${priority}  ${due.padEnd(10)}  ${title}`;
    })
    .join('\n');
}

const service = (app: INestApplication) =>
  app.get<QueryService<Ticket>>(getQueryServiceToken(Ticket));
const projectService = (app: INestApplication) =>
  app.get<QueryService<Project>>(getQueryServiceToken(Project));

/** A run that lists the tickets that a sample finds. */
function listing(
  run: string,
  sample: (tickets: QueryService<Ticket>) => Promise<Ticket[]>,
  sql = false,
) {
  return {
    run,
    sql,
    call: async (app: INestApplication) => show(await sample(service(app))),
  };
}

/** A run whose point is the error. */
function fault(
  run: string,
  sample: (tickets: QueryService<Ticket>) => Promise<void>,
) {
  return {
    run,
    throws: true,
    call: (app: INestApplication) => sample(service(app)),
  };
}

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    listing('whole', paging.wholeQuery, true),
    listing('simple', filters.simple),
    listing('fields', filters.fields, true),
    listing('one-field', filters.operatorsOfOneField, true),
    listing('between', filters.between),
    listing('range', filters.range),
    listing('grouped', filters.grouped, true),
    listing('to-one', filters.toOne, true),
    listing('to-many', filters.toMany),
    {
      run: 'same-child',
      call: (app) => filters.sameChild(projectService(app)),
    },
    {
      run: 'two-children',
      call: (app) => filters.twoChildren(projectService(app)),
      sql: true,
    },
    { run: 'empty', call: (app) => filters.empty(service(app)) },
    { run: 'nulls', call: (app) => filters.nulls(service(app)) },
    { run: 'operators', call: (app) => filters.operators(service(app)) },
    { run: 'like', call: (app) => filters.like(service(app)) },
    { run: 'ilike', call: (app) => filters.iLike(service(app)), throws: true },
    listing('limit-zero', paging.limitZero),
    listing('offset-only', paging.offsetOnly),
    {
      run: 'to-many-page',
      call: (app) => paging.toManyPage(projectService(app)),
      sql: true,
    },
    listing('nulls-last', paging.nullsLast),
    {
      run: 'select',
      call: (app) => paging.selectRelation(service(app)),
      sql: true,
    },
    fault('empty-list', faults.emptyList),
    listing('guarded-list', faults.guardedList),
    fault('undefined-field', faults.undefinedField),
    fault('unknown-operator', faults.unknownOperator),
    fault('bad-between', faults.badBetween),
    fault('unknown-field', faults.unknownField),
    fault('date-in-list', faults.dateInList),
  ],
});
