import {
  DriverException,
  MikroORM,
  RequestContext,
  ValidationError,
} from '@mikro-orm/core';
import { type INestApplication, NotImplementedException } from '@nestjs/common';
import {
  type Class,
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import type * as common from '../matrix/entities';
import { judge } from '../matrix/judge';
import type { Tracker } from '../matrix/probe';
import { AuditEntry, Label, Project, Ticket, Watch } from './entities';
import { seed } from './seed';

export function judged(app: INestApplication): Promise<string> {
  const orm = app.get(MikroORM);
  return judge({
    tracker: trackerOf(app, orm),
    seed: () => seed(orm),
    refuses,
    // What is loaded stays loaded in a context.
    around: (probe) => RequestContext.create(orm.em, probe),
    without: questionsOfWriters,
    yes: { '`and` `or`, nested': 'only without other keys beside them' },
  });
}

function refuses(error: unknown): boolean {
  return (
    error instanceof DriverException ||
    error instanceof ValidationError ||
    error instanceof NotImplementedException ||
    (error instanceof Error &&
      /^Trying to (query|order) by not existing/.test(error.message))
  );
}

const questionsOfWriters = [
  'create with a free id',
  'create with a taken id',
  '`createMany` where one record fails',
  'an id in an update',
  '`updateMany` by a relation filter',
  '`updateMany` by a relation filter that matches nothing',
  '`deleteMany` by a relation filter',
  'soft delete',
  '`withDeleted`',
  'restore',
  'listeners in `createOne`, `updateOne`, `deleteOne`',
  'listeners in `updateMany`, `deleteMany`',
];

function trackerOf(app: INestApplication, orm: MikroORM): Tracker {
  const service = <T>(entity: Class<unknown>): QueryService<T> =>
    app.get(getQueryServiceToken(entity));
  const tickets = service<common.Ticket>(Ticket);
  return {
    tickets,
    softTickets: tickets,
    projects: service<common.Project>(Project),
    labels: service<common.Label>(Label),
    watches: service<common.Watch>(Watch),
    // The entities have what the probes read.
    classes: { Ticket, Project, Label } as unknown as Tracker['classes'],
    ticketRows: () => orm.em.count(Ticket),
    listened: () => ({ each: 0, bulk: 0 }),
    hasSecondDatabase: async () => {
      const audit = service<AuditEntry>(AuditEntry);
      const found = await audit.count({});
      return found === 1 && !orm.getMetadata().has('AuditEntry');
    },
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
