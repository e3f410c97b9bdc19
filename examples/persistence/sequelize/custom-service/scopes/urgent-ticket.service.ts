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
