import { Injectable } from '@nestjs/common';
import {
  AssemblerDeserializer,
  AssemblerQueryService,
  AssemblerSerializer,
  ClassTransformerAssembler,
} from '@ptc-org/nestjs-query-core';
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

class TicketDTO {
  id!: number;
  title!: string;
  priority!: number;
}

class TicketAssembler extends ClassTransformerAssembler<TicketDTO, Ticket> {
  constructor() {
    super(TicketDTO, Ticket);
  }
}

export async function throughAssembler(
  tickets: UrgentTicketService,
): Promise<unknown> {
  // `forFeature([Ticket])` registers these two.
  AssemblerSerializer((ticket: Ticket) => ticket.get({ plain: true }))(Ticket);
  AssemblerDeserializer((plain: object) => Ticket.build(plain))(Ticket);
  // #region through-assembler
  const service = new AssemblerQueryService(new TicketAssembler(), tickets);
  const { id } = await service.createOne({ title: 'Typo', priority: 5 });
  const stored = await Ticket.findByPk(id, { raw: true });
  const update = await service
    .updateOne(1, { title: 'Renamed' })
    .catch((error: Error) => error.message);
  return { title: stored?.title, priority: stored?.priority, update };
  // #endregion
}
