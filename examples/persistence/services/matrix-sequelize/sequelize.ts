import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SequelizeModule } from '@nestjs/sequelize';
import {
  type Class,
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { BaseError, ConnectionError } from 'sequelize';
import { Sequelize } from 'sequelize-typescript';
import type * as common from '../matrix/entities';
import type { Candidate } from '../matrix/judge';
import type { Tracker } from '../matrix/probe';
import {
  AuditEntry,
  Label,
  Project,
  SoftTicket,
  Ticket,
  Watch,
} from './models';
import { seed } from './seed';

export function candidateOf(app: INestApplication): Candidate {
  const sequelize = app.get(Sequelize);
  return {
    tracker: trackerOf(app, sequelize),
    seed: () => seed(sequelize),
    refuses,
    without: ['`updateMany` by a relation filter that matches nothing'],
    yes: { 'soft delete': 'with `paranoid` models' },
  };
}

/** The database's errors come as Sequelize's own; what the adapter cannot translate ends in others. */
function refuses(error: unknown): boolean {
  return (
    error instanceof BaseError ||
    error instanceof TypeError ||
    (error instanceof Error && /^unknown operator /.test(error.message))
  );
}

function trackerOf(app: INestApplication, sequelize: Sequelize): Tracker {
  const service = <T>(model: Class<unknown>): QueryService<T> =>
    app.get(getQueryServiceToken(model));
  return {
    tickets: service<common.Ticket>(Ticket),
    softTickets: service<common.Ticket>(SoftTicket),
    projects: service<common.Project>(Project),
    labels: service<common.Label>(Label),
    watches: service<common.Watch>(Watch),
    // The models have what the probes read of the entities.
    classes: { Ticket, Project, Label } as unknown as Tracker['classes'],
    ticketRows: () => SoftTicket.count({ paranoid: false }),
    listened: () => {
      const { listened } = Ticket;
      Ticket.listened = { each: 0, bulk: 0 };
      return listened;
    },
    hasSecondDatabase: () => startsOnSecondDatabase(),
    statements: async (work) => {
      let count = 0;
      sequelize.options.logging = () => void (count += 1);
      await work();
      sequelize.options.logging = false;
      return count;
    },
  };
}

async function startsOnSecondDatabase(): Promise<boolean> {
  const second = {
    module: class SecondModule {},
    imports: [
      SequelizeModule.forRoot({
        name: 'audit',
        dialect: 'postgres',
        uri: process.env.DATABASE_URL,
        retryAttempts: 0,
      }),
      NestjsQuerySequelizeModule.forFeature([AuditEntry], 'audit'),
    ],
  };
  return NestFactory.createApplicationContext(second, {
    logger: false,
    abortOnError: false,
  }).then(
    () => true,
    (error) => {
      if (error instanceof ConnectionError) throw error;
      return false;
    },
  );
}
