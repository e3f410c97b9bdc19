import { SequelizeQueryService } from '@ptc-org/nestjs-query-sequelize';
import { Op } from 'sequelize';
import {
  BelongsTo,
  Column,
  DataType,
  ForeignKey,
  HasMany,
  Model,
  type ModelCtor,
  Scopes,
  Sequelize,
  Table,
} from 'sequelize-typescript';

@Table({ timestamps: false })
export class Project extends Model<Project, Partial<Project>> {
  @Column(DataType.STRING)
  declare name: string;

  @HasMany(() => Ticket)
  declare tickets?: Ticket[];
}

// #region paranoid
@Scopes(() => ({ withDeleted: { paranoid: false } }))
@Table({ updatedAt: false, paranoid: true })
export class Ticket extends Model<Ticket, Partial<Ticket>> {
  // #endregion
  @Column(DataType.STRING)
  declare title: string;

  @Column(DataType.STRING)
  declare status: string;

  @ForeignKey(() => Project)
  @Column(DataType.INTEGER)
  declare projectId: number;

  @BelongsTo(() => Project)
  declare project?: Project;
}

/** Opens one connection to `DATABASE_URL` and creates the tables. */
export async function connect(): Promise<void> {
  const sequelize = new Sequelize(process.env.DATABASE_URL ?? '', {
    dialect: 'postgres',
    models: [Project, Ticket],
    pool: { min: 1, max: 1 },
    logging: false,
  });
  await sequelize.sync();
}

export async function projectsWithTickets(): Promise<string[]> {
  // #region limit
  const page = await Project.findAll({
    include: [
      { association: 'tickets', where: { status: { [Op.ne]: 'done' } } },
    ],
    order: ['id'],
    limit: 2,
    subQuery: false,
  });
  return page.map(({ name }) => name);
  // #endregion
}

export async function deleteAndRestore(): Promise<unknown> {
  // #region restore
  const deleted = await Ticket.destroy({ where: { status: 'done' } });
  const visible = await Ticket.count();
  await Ticket.restore({ where: { status: 'done' } });
  return { deleted, visible, afterRestore: await Ticket.count() };
  // #endregion
}

export async function readDeleted(): Promise<unknown> {
  await Ticket.destroy({ where: { status: 'done' } });
  const tickets = new SequelizeQueryService(Ticket);
  // #region read-deleted
  const withDeleted = Ticket.scope('withDeleted') as ModelCtor<Ticket>;
  const all = new SequelizeQueryService(withDeleted);
  const counts = [await tickets.count({}), await all.count({})];
  // #endregion
  await Ticket.restore({ where: { status: 'done' } });
  return counts;
}

export async function rolledBack(): Promise<unknown> {
  // #region transaction
  const before = await Ticket.count({ where: { status: 'done' } });
  const closing = Ticket.sequelize?.transaction(async (transaction) => {
    await Ticket.update({ status: 'done' }, { where: {}, transaction });
    throw new Error('One of them must stay open');
  });
  const message = await closing?.catch((error: Error) => error.message);
  return {
    message,
    before,
    after: await Ticket.count({ where: { status: 'done' } }),
  };
  // #endregion
}
