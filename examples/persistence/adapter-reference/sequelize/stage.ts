import type { INestApplication } from '@nestjs/common';
import { type Class, getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { Sequelize } from 'sequelize-typescript';
import { statementsToEmpty } from '../_scenarios/empty-tables';
import * as rows from '../_scenarios/rows';
import type { Stage, Tracker } from '../_scenarios/tracker';
import {
  Comment,
  Label,
  models,
  Project,
  SoftTicket,
  Ticket,
  TicketLabel,
  User,
  Watch,
} from './models';

const hooks = [
  'beforeCreate',
  'beforeUpdate',
  'beforeDestroy',
  'beforeBulkCreate',
  'beforeBulkUpdate',
  'beforeBulkDestroy',
] as const;

export function stageOf(app: INestApplication): Stage {
  const sequelize = app.get(Sequelize);
  const heard: string[] = [];
  for (const hook of hooks) {
    Ticket.addHook(hook, () => void heard.push(hook));
  }
  return {
    tracker: { ...servicesOf(app, sequelize), hooks: () => heard.splice(0) },
    seed: () => seed(sequelize),
  };
}

function servicesOf(
  app: INestApplication,
  sequelize: Sequelize,
): Omit<Tracker, 'hooks'> {
  const service = <T>(model: Class<unknown>): T =>
    app.get<T>(getQueryServiceToken(model));
  return {
    tickets: service(Ticket),
    softTickets: service(SoftTicket),
    projects: service(Project),
    labels: service(Label),
    comments: service(Comment),
    watches: service<Tracker['watches']>(Watch),
    // The models have what the scenarios read.
    classes: {
      Ticket,
      Project,
      Label,
      Comment,
      User,
    } as unknown as Tracker['classes'],
    key: rows.keyInTables,
    storedTickets: async () => {
      // A scenario writes to one of the two.
      const [plain, soft] = await Promise.all([
        Ticket.count(),
        SoftTicket.count({ paranoid: false }),
      ]);
      return Math.min(plain, soft);
    },
    statements: async (work) => {
      let count = 0;
      sequelize.options.logging = () => void (count += 1);
      await work();
      sequelize.options.logging = false;
      return count;
    },
  };
}

async function seed(sequelize: Sequelize): Promise<void> {
  const tables = models.map((model) => model.tableName);
  for (const statement of statementsToEmpty(sequelize.getDialect(), tables)) {
    await sequelize.query(statement);
  }
  const { withoutIds } = rows;
  await User.bulkCreate(withoutIds(rows.users));
  await Project.bulkCreate(withoutIds(rows.projects));
  await Label.bulkCreate(rows.labels);
  await Ticket.bulkCreate(withoutIds(rows.tickets), { hooks: false });
  await SoftTicket.bulkCreate(withoutIds(rows.tickets));
  await TicketLabel.bulkCreate(rows.ticketLabels);
  // Through the model, the initializer of its field would take the place of the value.
  const comments = withoutIds(rows.comments).map(
    ({ body, isPinned, ticketId }) => ({ body, isPinned, ticketId }),
  );
  await sequelize.getQueryInterface().bulkInsert('comments', comments);
  await Watch.bulkCreate(rows.watches);
}
