import type { Sequelize } from 'sequelize-typescript';
import {
  labels,
  projects,
  ticketLabels,
  tickets,
  users,
} from '../../../../_harness/tracker-data';
import {
  Label,
  Project,
  SoftTicket,
  Ticket,
  TicketLabel,
  User,
  Watch,
} from './models';

/** Empties the tables and fills them anew. */
export async function seed(sequelize: Sequelize): Promise<void> {
  await sequelize.sync({ force: true });
  await User.bulkCreate(users);
  await Project.bulkCreate(projects);
  await Label.bulkCreate(labels.map(({ name }) => ({ code: name })));
  await Ticket.bulkCreate(tickets);
  await SoftTicket.bulkCreate(tickets);
  await TicketLabel.bulkCreate(
    ticketLabels.map(({ ticketId, labelId }) => ({
      ticketId,
      labelCode: labels.find(({ id }) => id === labelId)?.name,
    })),
  );
  await Watch.bulkCreate([
    { userId: 1, ticketId: 1 },
    { userId: 1, ticketId: 2 },
  ]);
  if (sequelize.getDialect() !== 'postgres') return;
  // Rows came with their ids, of which PostgreSQL's counters know nothing.
  for (const table of ['tickets', 'soft_tickets']) {
    await sequelize.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), 8)`,
    );
  }
}
