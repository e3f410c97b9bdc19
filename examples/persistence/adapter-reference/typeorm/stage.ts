import type { INestApplication } from '@nestjs/common';
import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { DataSource, type Repository } from 'typeorm';
import { statementsToEmpty } from '../_scenarios/empty-tables';
import * as rows from '../_scenarios/rows';
import type { Stage, Tracker } from '../_scenarios/tracker';
import { Comment, Label, Project, Ticket, User, Watch } from './entities';

export function stageOf(app: INestApplication): Stage {
  const source = app.get(DataSource);
  return { tracker: trackerOf(app, source), seed: () => seed(source) };
}

function trackerOf(app: INestApplication, source: DataSource): Tracker {
  const service = <T>(entity: { name: string }): QueryService<T> =>
    app.get(getQueryServiceToken(entity as never));
  const repository = source.getRepository(Ticket);
  return {
    tickets: service(Ticket),
    softTickets: softly(repository),
    projects: service(Project),
    labels: service(Label),
    comments: service(Comment),
    watches: service(Watch),
    // The entities have what the scenarios read.
    classes: { Ticket, Project, Label, Comment, User } as Tracker['classes'],
    key: rows.keyInTables,
    storedTickets: () => repository.count({ withDeleted: true }),
    hooks: () => Ticket.heard.splice(0),
    statements: (work) => countStatements(source, work),
  };
}

/** A service that deletes softly; to it the scenarios' tickets are the entity. */
function softly(repository: Repository<Ticket>): Tracker['softTickets'] {
  const service = new TypeOrmQueryService(repository, { useSoftDelete: true });
  return service as object as Tracker['softTickets'];
}

async function countStatements(
  source: DataSource,
  work: () => Promise<unknown>,
): Promise<number> {
  const { logger } = source;
  let count = 0;
  source.logger = Object.assign(Object.create(logger), {
    logQuery: () => void (count += 1),
  });
  await work();
  source.logger = logger;
  return count;
}

async function seed(source: DataSource): Promise<void> {
  await empty(source);
  const { manager } = source;
  await manager.insert(User, rows.withoutIds(rows.users));
  await manager.insert(
    Project,
    rows.projects.map(({ name, ownerId }) => ({
      name,
      owner: { id: ownerId },
    })),
  );
  await manager.insert(Label, rows.withoutIds(rows.labels));
  await manager.insert(
    Ticket,
    rows
      .withoutIds(rows.tickets)
      .map(({ projectId, assigneeId, ...ticket }) => ({
        ...ticket,
        project: { id: projectId },
        assignee: assigneeId === null ? null : { id: assigneeId },
      })),
  );
  await manager.insert(
    Comment,
    rows.comments.map(({ body, isPinned, ticketId }) => ({
      isPinned,
      body,
      ticket: { id: ticketId },
    })),
  );
  await manager.insert(
    'ticket_labels_label',
    rows.ticketLabels.map(({ ticketId, labelCode }) => ({
      ticketId,
      labelCode,
    })),
  );
  await manager.insert(Watch, rows.watches);
  Ticket.heard = [];
}

/** Empties the tables, and lets the ids start anew. */
async function empty(source: DataSource): Promise<void> {
  const tables = source.entityMetadatas.map(({ tablePath }) => tablePath);
  for (const statement of statementsToEmpty(source.options.type, tables)) {
    await source.query(statement);
  }
}
