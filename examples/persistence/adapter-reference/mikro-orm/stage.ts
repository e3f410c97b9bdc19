import { MikroORM, RequestContext } from '@mikro-orm/core';
import type { INestApplication } from '@nestjs/common';
import { type Class, getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import * as rows from '../_scenarios/rows';
import type { Stage, Tracker } from '../_scenarios/tracker';
import { Comment, Label, Project, Ticket, User, Watch } from './entities';

export function stageOf(app: INestApplication): Stage {
  const orm = app.get(MikroORM);
  // The adapter changes nothing.
  let filled: Promise<void> | undefined;
  return {
    tracker: trackerOf(app, orm),
    seed: () => (filled ??= fill(orm)),
    // What is loaded stays loaded in a context.
    around: (scenario) => RequestContext.create(orm.em, scenario),
  };
}

function trackerOf(app: INestApplication, orm: MikroORM): Tracker {
  const service = <T>(entity: Class<unknown>): T =>
    app.get<T>(getQueryServiceToken(entity));
  return {
    tickets: service(Ticket),
    softTickets: service(Ticket),
    projects: service(Project),
    labels: service(Label),
    comments: service(Comment),
    watches: service<Tracker['watches']>(Watch),
    // The entities have what the scenarios read.
    classes: {
      Ticket,
      Project,
      Label,
      Comment,
      User,
    } as unknown as Tracker['classes'],
    key: rows.keyInTables,
    storedTickets: () => orm.em.fork().count(Ticket),
    hooks: () => [],
    statements: async (work) => {
      const logger = orm.config.getLogger();
      const { logQuery } = logger;
      let count = 0;
      logger.logQuery = () => void (count += 1);
      await work();
      logger.logQuery = logQuery;
      return count;
    },
  };
}

async function fill(orm: MikroORM): Promise<void> {
  await orm.schema.createSchema();
  const em = orm.em.fork();
  for (const { id, name } of rows.users) em.create(User, { id, name });
  for (const { id, name, ownerId } of rows.projects) {
    em.create(Project, { id, name, owner: ownerId });
  }
  for (const { code, color } of rows.labels) em.create(Label, { code, color });
  for (const { projectId, assigneeId, ...ticket } of rows.tickets) {
    em.create(Ticket, {
      ...ticket,
      project: projectId,
      assignee: assigneeId,
      labels: rows.ticketLabels
        .filter(({ ticketId }) => ticketId === ticket.id)
        .map(({ labelCode }) => em.getReference(Label, labelCode)),
    });
  }
  for (const { id, body, isPinned, ticketId } of rows.comments) {
    em.create(Comment, { id, body, isPinned, ticket: ticketId });
  }
  for (const watch of rows.watches) em.create(Watch, watch);
  await em.flush();
}
