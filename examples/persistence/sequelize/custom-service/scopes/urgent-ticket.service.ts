import { Injectable } from '@nestjs/common';
import { SequelizeQueryService } from '@ptc-org/nestjs-query-sequelize';
import {
  Column,
  DataType,
  Model,
  type ModelCtor,
  Scopes,
  Table,
} from 'sequelize-typescript';

@Scopes(() => ({ urgent: { where: { priority: 5 } } }))
@Table
export class Ticket extends Model<Ticket, Partial<Ticket>> {
  @Column(DataType.STRING)
  declare title: string;

  @Column(DataType.INTEGER)
  declare priority: number;
}

// #region service
@Injectable()
export class UrgentTicketService extends SequelizeQueryService<Ticket> {
  constructor() {
    // Sequelize types what `scope` returns without the parts of sequelize-typescript.
    super(Ticket.scope('urgent') as ModelCtor<Ticket>);
  }
}
// #endregion

export async function scoped(tickets: UrgentTicketService): Promise<unknown> {
  // #region scoped
  const found = await tickets.query({});
  const other = await tickets.findById(2);
  const created = await tickets.createOne({ title: 'Typo', priority: 1 });
  const { updatedCount } = await tickets.updateMany({ title: 'Urgent' }, {});
  const { deletedCount } = await tickets.deleteMany({});
  return {
    found: found.map(({ id }) => id),
    other,
    created: created.priority,
    updatedCount,
    deletedCount,
    left: await Ticket.count(),
  };
  // #endregion
}
